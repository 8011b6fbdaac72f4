import { expect, it } from 'vitest';
import { drawFaults, orderBySeed } from './draw-faults.ts';
import { drawSoundFaults } from './draw-sound-faults.ts';
import type { GeneratedFault } from './generated-fault.ts';

const fault = (kind: string, at: number): GeneratedFault => ({
  id: `${kind}:${at}.ts#a:${at}`,
  kind,
  path: `${at}.ts`,
  edit: { start: 0, end: 0, text: '' },
  sentence: '',
});
const FAULTS = [
  ...Array.from({ length: 30 }, (_, at) => fault('many', at)),
  ...Array.from({ length: 5 }, (_, at) => fault('some', at)),
  fault('one', 0),
];
const idsOf = (faults: readonly GeneratedFault[]): string[] => faults.map(({ id }) => id);
const countOf = (faults: readonly GeneratedFault[], kind: string): number =>
  faults.filter((each) => each.kind === kind).length;

it('draws the same with one seed, and others with another', () => {
  const draw = (seed: string) => idsOf(drawFaults(FAULTS, { seed, count: 6, each: 0 }));
  expect(draw('a')).toEqual(draw('a'));
  expect(draw('a')).not.toEqual(draw('b'));
});

it('draws as many as are asked for, and of each kind at least so many as there are', () => {
  expect(drawFaults(FAULTS, { seed: 'a', count: 6, each: 0 })).toHaveLength(6);
  const drawn = drawFaults(FAULTS, { seed: 'a', count: 1, each: 4 });
  expect([countOf(drawn, 'many'), countOf(drawn, 'some'), countOf(drawn, 'one')]).toEqual([4, 4, 1]);
});

it('takes the kinds in turn', () => {
  const drawn = drawFaults(FAULTS, { seed: 'a', count: 0, each: 2 });
  expect(new Set(drawn.slice(0, 3).map(({ kind }) => kind)).size).toBe(3);
});

it('one more fault moves no other in the order of a seed', () => {
  const before = idsOf(orderBySeed(FAULTS, 'a'));
  const after = idsOf(orderBySeed([fault('many', 99), ...FAULTS], 'a'));
  expect(after.filter((id) => before.includes(id))).toEqual(before);
});

it('draws the next one for a fault that types see, and asks of each once', async () => {
  const asked: string[] = [];
  const many = FAULTS.filter(({ kind }) => kind === 'many');
  const [broken = ''] = idsOf(orderBySeed(many, 'a'));
  const { drawn, seenByTypes } = await drawSoundFaults(
    many,
    { seed: 'a', count: 3, each: 3 },
    async (faults) => {
      expect(new Set(faults.map(({ path }) => path)).size).toBe(faults.length);
      asked.push(...idsOf(faults));
      return new Set([broken]);
    },
  );
  expect(idsOf(drawn)).not.toContain(broken);
  expect(drawn).toHaveLength(3);
  expect(idsOf(seenByTypes)).toEqual([broken]);
  expect(new Set(asked).size).toBe(asked.length);
});

it('asks types about nothing that leaves out a whole statement', async () => {
  const statement: GeneratedFault = {
    ...fault('many', 0),
    edit: { start: 0, end: 1, text: '', isStatement: true },
  };
  const { drawn } = await drawSoundFaults([statement], { seed: 'a', count: 1, each: 0 }, () =>
    Promise.reject(new Error('asked')),
  );
  expect(drawn).toEqual([statement]);
});
