/** Reloads the page. A separate function, so that a test can observe it: no window lets its `location` be replaced. */
export const reloadPage = (): void => location.reload();
