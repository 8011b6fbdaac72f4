/** Above every number that the simulator gives, below what 32 bits hold: room for 1,400 files of 100,000 rows. */
const FIRST = 2_000_000_001;
const ROWS = 100_000;
const FILES = 1_400;

/** @param file what tells one file from another: the layout and its first row */
export const createGameNumbers = (file: string): ((row: number) => number) => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < file.length; at += 1) hash = Math.imul(hash ^ file.charCodeAt(at), 0x01000193);
  const base = FIRST + ((hash >>> 0) % FILES) * ROWS;
  return (row) => base + (row % ROWS);
};
