import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createMonograms } from './monogram.ts';

const lettersOf = (team1: string, team2: string): string[] =>
  createMonograms(team1, team2).map(({ letters }) => letters);

/** The readable parts of a name, by grapheme. */
const readGraphemes = (name: string): string[] =>
  [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(name.toUpperCase())]
    .map(({ segment }) => segment)
    .filter((grapheme) => /[\p{L}\p{N}]/u.test(grapheme));

const name = fc.oneof(
  fc.constantFrom(
    'Detroit Lions',
    'Michigan State',
    'Mississippi State',
    '49ers',
    'A',
    'AB',
    '',
    '‮ \u{1f3c8}',
  ),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.string({ unit: fc.constantFrom('a', 'b', ' ', 'é', '曼', 'ที', '‍', '́'), maxLength: 6 }),
);

it.each([
  [
    ['Detroit Lions', 'New England Patriots'],
    ['DL', 'NE'],
  ],
  [
    ['Baylor', 'Texas A&M'],
    ['BA', 'TA'],
  ],
  [
    ['San Francisco 49ers', '76ers'],
    ['SF', '76'],
  ],
  [
    ['Michigan State', 'Mississippi State'],
    ['MC', 'MS'],
  ],
  [
    ['New York Giants', 'New York Jets'],
    ['NG', 'NJ'],
  ],
  [
    ['Texas', 'Texas State'],
    ['TE', 'TS'],
  ],
  [
    ['AB', 'ABC'],
    ['A', 'AC'],
  ],
  [
    ['曼聯', '曼城'],
    ['曼聯', '曼城'],
  ],
  [
    ['ทีมชาติไทย', 'เชลซี'],
    ['ทีม', 'เช'],
  ],
  [
    ['(2) Boston', "'s-Hertogenbosch"],
    ['2B', 'SH'],
  ],
  [
    ['', '–'],
    ['', ''],
  ],
] as const)('%j are written %j', ([team1, team2], letters) => {
  expect(lettersOf(team1, team2)).toEqual(letters);
});

it('has at most two whole graphemes of the name, the first one first, whatever the name', () => {
  fc.assert(
    fc.property(name, name, (team1, team2) => {
      createMonograms(team1, team2).forEach(({ letters }, at) => {
        const all = readGraphemes(at === 0 ? team1 : team2);
        expect(all.some((first, from) => from === 0 && letters.startsWith(first))).toBe(all.length > 0);
        const rest = letters.slice(all[0]?.length ?? 0);
        expect(rest === '' || all.slice(1).includes(rest)).toBe(true);
      });
    }),
  );
});

it('is never the same for the two teams of a game, except for the letters of names that read the same', () => {
  fc.assert(
    fc.property(name, name, (team1, team2) => {
      const [one, other] = createMonograms(team1, team2);
      expect(one.hue).not.toBe(other.hue);
      const readsSame = readGraphemes(team1).join('\n') === readGraphemes(team2).join('\n');
      expect(one.letters === other.letters).toBe(readsSame);
    }),
  );
});

it('is the same for the first team against any other, unless both have the same letters', () => {
  fc.assert(
    fc.property(name, name, (team1, team2) => {
      const [alone] = createMonograms(team1, '');
      const [shown, other] = createMonograms(team1, team2);
      expect(shown.hue).toBe(alone.hue);
      const [otherAlone] = createMonograms(team2, '');
      if (alone.letters !== otherAlone.letters)
        expect([shown.letters, other.letters]).toEqual([alone.letters, otherAlone.letters]);
    }),
  );
});
