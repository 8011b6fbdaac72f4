/** Loads the page anew. By itself, so that a test can see it asked for: no window lets its `location` be replaced. */
export const reloadPage = (): void => location.reload();
