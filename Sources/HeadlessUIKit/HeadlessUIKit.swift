// Filled by its first real content.
