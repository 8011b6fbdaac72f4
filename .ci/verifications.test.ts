import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { VERIFICATIONS } from './verifications.ts';

const { scripts } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  scripts: Record<string, string>;
};
const rows = VERIFICATIONS.map(({ script }) => script);

/** What starts, builds, writes, prints, or is run by `npm test` itself; the sum of the rows is no row. */
const NO_VERIFICATIONS = [
  'start',
  'dev',
  'test',
  'verify',
  'verify:all',
  'build',
  'format',
  'docs',
  'sbom',
  'capacity',
  'fit:combination',
];
/** What measures time says how fast this machine is now. That its scripts still work is seen by `npm run test:long`. */
const MEASURED = /^loadtest(?::|$)/;

it('has a row for each command of package.json that looks at something, once', () => {
  const commands = Object.keys(scripts).filter(
    (name) => !NO_VERIFICATIONS.includes(name) && !MEASURED.test(name),
  );
  expect(rows.toSorted()).toEqual(commands.toSorted());
});

it('says of each how long it takes, in whole minutes that a run of CI has', () => {
  for (const { script, minutes } of VERIFICATIONS) {
    expect(Number.isInteger(minutes), script).toBe(true);
    expect(minutes, script).toBeGreaterThan(0);
    expect(minutes, script).toBeLessThanOrEqual(30);
  }
});
