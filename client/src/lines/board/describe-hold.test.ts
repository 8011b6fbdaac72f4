import board from '@lineboard/domain/catalogues/en/first/board.json';
import inPlay from '@lineboard/domain/catalogues/en/later/in-play.json';
import { type Hold, HOLD_REASONS } from '@lineboard/domain/lines/offering/in-play.schema';
import { expect, it } from 'vitest';
import { createI18n } from '../../ground/i18n/i18n.ts';
import { addTexts } from '../../ground/i18n/use-texts.ts';
import { describeHold, gatherHolds, writeElapsed } from './describe-hold.ts';

const i18n = createI18n('en');
addTexts(i18n, { board, 'in-play': inPlay });
const hold = (fields: Partial<Hold>): Hold => ({
  periodNumber: 0,
  market: 'S',
  reason: 'feed',
  sinceMs: 1_000,
  ...fields,
});
const say = (holds: Hold[], nowMs: number | null = 13_000): string[] =>
  gatherHolds(holds).map((held) => describeHold(i18n.t, held, nowMs));

it('says what is held for one cause once', () => {
  const scored = { reason: 'scored' } as const;
  expect(
    say([hold(scored), hold({ ...scored, market: 'M' }), hold({ ...scored, market: 'L', sinceMs: 1_400 })]),
  ).toEqual(['Held 0:12: the score has just changed']);
});

it('names the markets where they are held apart, and where only one is', () => {
  expect(say([hold({ market: 'L' })])).toEqual(['Total held 0:12: paused where the line is made']);
  expect(
    say([hold({}), hold({ market: 'L' }), hold({ market: 'M', reason: 'operator', sinceMs: null })]),
  ).toEqual(['Spread, Total held 0:12: paused where the line is made', 'Moneyline held: paused by the book']);
});

it('leaves alternate lines to theirs, and says each period apart', () => {
  expect(say([hold({ periodNumber: 20 })])).toEqual([]);
  expect(gatherHolds([hold({}), hold({ periodNumber: 1 })])).toHaveLength(2);
});

it('counts no time where none is told', () => {
  expect(say([hold({ market: 'E', reason: 'checking' })], null)).toEqual([
    'Team totals held: the price is being checked',
  ]);
});

it.each([
  [-5, '0:00'],
  [12_999, '0:12'],
  [725_000, '12:05'],
  [3_605_000, '1:00:05'],
])('%i ms are %s', (elapsedMs, text) => expect(writeElapsed(elapsedMs)).toBe(text));

it('has words for every reason', () => {
  for (const reason of HOLD_REASONS) expect(inPlay).toHaveProperty([`reason.${reason}`]);
});
