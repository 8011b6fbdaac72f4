import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../run-command.ts';
import { findMistakes } from './find-mistakes.ts';
import type { PlantedFault } from './planted-fault.ts';
import { PLANTED_FAULTS } from './planted-faults.ts';

it('every fault of the list can still be planted, and its tests are there', () => {
  const readText = (path: string): string | null =>
    existsSync(join(ROOT, path)) ? readFileSync(join(ROOT, path), 'utf8') : null;
  expect(findMistakes(PLANTED_FAULTS, readText)).toEqual([]);
});

describe('a fault that can not be planted is named', () => {
  const fault: PlantedFault = {
    id: 'call-dropped',
    what: 'Nobody is called.',
    file: 'caller.ts',
    find: 'call();',
    replace: '',
    tests: ['caller.test.ts'],
  };
  const texts = new Map([
    ['caller.ts', 'once(); call();'],
    ['caller.test.ts', ''],
  ]);
  const mistakesOf = (...faults: PlantedFault[]) => findMistakes(faults, (path) => texts.get(path) ?? null);

  it('and one that can is not', () => expect(mistakesOf(fault)).toEqual([]));

  it.each<[string, Partial<PlantedFault>]>([
    ['caller.ts does not hold exactly once: gone();', { find: 'gone();' }],
    ['caller.ts does not hold exactly once: l', { find: 'l' }],
    ['there is no moved.ts', { file: 'moved.ts' }],
    ['there is no moved.test.ts', { tests: ['moved.test.ts'] }],
    ['it names no test', { tests: [] }],
    ['it changes nothing', { replace: 'call();' }],
  ])('%s', (mistake, changed) =>
    expect(mistakesOf({ ...fault, ...changed })).toEqual([`call-dropped: ${mistake}`]),
  );

  it('when two have one id', () =>
    expect(mistakesOf(fault, fault)).toEqual(['call-dropped: another fault has its id']));
});
