const OWN_FILE = /\/((?:client|gateway|workers)\/src\/[^)?]*?\.tsx?):\d+:\d+/;

/** @returns the file of the product’s own code that a line of a stack names; null: a library’s or a test’s */
export const readOwnFile = (line: string): string | null => {
  const path = OWN_FILE.exec(line)?.[1] ?? null;
  return path === null || /\.test\.tsx?$/.test(path) ? null : path;
};

/** Beneath the error’s own line, this function and the one that is watched. */
const CALLER_AT = 3;

/** A function that is watched asks this. @returns the file of the product’s own code that called it, if one did */
export const findOwnCaller = (): string | null =>
  readOwnFile(new Error('called').stack?.split('\n')[CALLER_AT] ?? '');
