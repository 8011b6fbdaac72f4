/** What this gateway is built for, and needs of Node's own modules. */
const NEEDS_MAJOR = 24;

/** @returns what to do about a Node that is too old; null when it isn't */
export const describeOldNode = (version: string): string | null =>
  Number.parseInt(version, 10) >= NEEDS_MAJOR
    ? null
    : `Lineboard needs Node ${NEEDS_MAJOR} or later, this is ${version}: start it by \`npm start\`, which runs the one that npm brought.`;
