import { chooseOne, type Random } from '@lineboard/domain/testing/seeded-random';
import { chooseBelow } from '@lineboard/domain/testing/seeded-random';

export interface NameWay {
  name: string;
  draw: (known: string, random: Random) => string;
  isPlain?: true;
}

/** Letters that look like others. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  A: 'А',
  B: 'В',
  C: 'С',
  E: 'Е',
  L: 'Ⅼ',
  N: 'Ν',
  O: 'О',
  o: 'о',
  a: 'а',
  e: 'е',
  i: 'і',
  l: 'ⅼ',
};

const atAnyPlace = (
  known: string,
  random: Random,
  change: (letter: string, next: string) => string,
): string => {
  const at = chooseBelow(random, Math.max(1, known.length));
  return known.slice(0, at) + change(known[at] ?? '', known[at + 1] ?? '') + known.slice(at + 2);
};

/** Names as people type them: correctly, almost correctly, and maliciously. */
export const NAME_WAYS: readonly NameWay[] = [
  { name: 'right', draw: (known) => known, isPlain: true },
  { name: 'a letter left out', draw: (known, random) => atAnyPlace(known, random, (_, next) => next) },
  {
    name: 'a letter twice',
    draw: (known, random) => atAnyPlace(known, random, (letter, next) => letter + letter + next),
  },
  {
    name: 'two letters exchanged',
    draw: (known, random) => atAnyPlace(known, random, (letter, next) => next + letter),
  },
  {
    name: 'another case',
    draw: (known, random) => chooseOne(random, [known.toLowerCase(), known.toUpperCase()]),
  },
  {
    name: 'a letter that looks alike',
    draw: (known) => known.replace(/[ABCELNOoaeil]/, (letter) => LOOK_ALIKES[letter] ?? letter),
  },
  {
    name: 'signs that nobody sees',
    draw: (known, random) =>
      chooseOne(random, [
        `${known} `,
        ` ${known}`,
        `${known}\u200b`,
        `${known}\u00a0`,
        `\u202e${known}`,
        `${known}\u0000`,
      ]),
  },
  {
    name: 'hostile',
    draw: (_, random) =>
      chooseOne(random, [
        '__proto__',
        'constructor',
        'toString',
        '',
        "' or ''='",
        '../../etc',
        '%00',
        '\ud800',
        'x'.repeat(500),
        '{}',
        'null',
      ]),
  },
];
