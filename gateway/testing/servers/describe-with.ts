import { describe, it } from 'vitest';

export interface Need {
  name: string;
  howToGet: string;
}

/**
 * A suite that needs a program of the machine's. Where it isn't, one skipped test says so in its title, which the test
 * command prints; under `CI=true` it fails, since there everything runs.
 */
export const describeWith = <Found>(
  suite: string,
  { name, howToGet }: Need,
  found: Found | null,
  define: (found: Found) => void,
): void => {
  describe(suite, () => {
    if (found !== null) return define(found);
    it(`needs ${name}: ${howToGet}`, ({ skip }) => {
      if (process.env['CI'] === 'true') throw new Error(`there is no ${name} here`);
      skip();
    });
  });
};
