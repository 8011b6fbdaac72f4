/** How much of the product a test file starts, least first: what starts least is quickest and is asked first. */
export const TEST_LEVELS = ['unit', 'page', 'integration'] as const;

export type TestLevel = (typeof TEST_LEVELS)[number];

/** @returns null for a file that is no test file of Vitest's */
export const testLevelOf = (path: string): TestLevel | null => {
  if (!/\.test\.tsx?$/.test(path)) return null;
  if (path.endsWith('.integration.test.ts')) return 'integration';
  return path.startsWith('client/') ? 'page' : 'unit';
};
