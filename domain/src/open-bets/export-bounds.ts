/** Rows in one file: some seconds of work, and more than anybody reads. */
export const MOST_EXPORT_ROWS = 10_000;
