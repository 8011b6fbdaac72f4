/** Says what was seen, or ends the walk with what was seen instead. */
export const expectThat = (what: string, isSo: boolean, seen: unknown = ''): void => {
  if (!isSo) throw new Error(`${what}: not so.\n${typeof seen === 'string' ? seen : JSON.stringify(seen)}`);
  console.log(`✓ ${what}`);
};
