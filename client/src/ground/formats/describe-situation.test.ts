import inPlay from '@lineboard/domain/catalogues/en/later/in-play.json';
import type { Situation } from '@lineboard/domain/ground/score/situation';
import { expect, it } from 'vitest';
import { createI18n } from '../i18n/i18n.ts';
import { addTexts } from '../i18n/use-texts.ts';
import { describeSituation, describeSituationShort, listTakenBases } from './describe-situation.ts';

const ask = (told: Situation): [long: string, short: string] => {
  const i18n = createI18n('en');
  addTexts(i18n, { 'in-play': inPlay });
  return [
    describeSituation(i18n.t, told, ['Detroit Lions', 'Dallas Cowboys']).join(' · '),
    describeSituationShort(i18n.t, told, ['DL', 'DC']).join(' · '),
  ];
};

it.each<[Situation, string, string]>([
  [{ possession: 1, down: 3, distance: 7, yardsToGoal: 34 }, '3rd & 7 · 34 yd to goal', '3rd & 7 · at DC 34'],
  [
    { possession: 2, down: 1, distance: 10, yardsToGoal: 75 },
    '1st & 10 · 75 yd to goal',
    '1st & 10 · at DC 25',
  ],
  [
    { possession: 2, down: 2, distance: 5, yardsToGoal: 50 },
    '2nd & 5 · 50 yd to goal',
    '2nd & 5 · at the 50',
  ],
  [{ down: 4, distance: 2, yardsToGoal: 2 }, '4th & goal · 2 yd to goal', '4th & goal · 2 yd to goal'],
  [{ balls: 2, strikes: 1, outs: 1, bases: 5 }, '2–1 · 1 out · On 1st, 3rd', '2–1 · 1 out'],
  [{ points1: 40, points2: 50 }, '40–Ad', '40–Ad'],
  [{ powerPlay: 2 }, 'Power play Dallas Cowboys', 'PP DC'],
  [{ reds1: 1, reds2: 2 }, 'Detroit Lions 1 red card · Dallas Cowboys 2 red cards', 'DL 1 red · DC 2 red'],
  [{ reds1: 0, reds2: 0, possession: 1 }, '', ''],
  [{}, '', ''],
])('the moment %o is said at length and in short', (told, long, short) => {
  expect(ask(told)).toEqual([long, short]);
});

it('has the bases that are taken, and none when nothing is told', () => {
  expect([{ bases: 7 }, { bases: 4 }, { bases: 0 }, {}].map(listTakenBases)).toEqual([
    [1, 2, 3],
    [3],
    [],
    [],
  ]);
});
