// Write the app here, and in as many other files as you like.
