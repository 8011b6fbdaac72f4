import { expect, it } from 'vitest';
import { MOST_TRIES, TriesOfNotices } from './tries-of-notices.ts';
import type { ToldNotice } from './untold-notices.ts';

const NOTICE: ToldNotice = {
  noticeId: 1,
  level: 'warn',
  code: 'jump',
  feedId: 'mover',
  about: 'mover game 1 jump',
  detail: '',
  beganAtMs: 0,
  endedAtMs: null,
  ending: null,
  isKnown: false,
};

it('tries what no way took again after ever longer pauses, and gives it up after a day', () => {
  const tries = new TriesOfNotices();
  const triedAtMinute: number[] = [];
  const givenUpAtMinute: number[] = [];
  for (let minute = 0; minute < 48 * 60 && givenUpAtMinute.length === 0; minute++) {
    const nowMs = minute * 60_000;
    if (tries.inHand(nowMs).includes(1)) continue;
    triedAtMinute.push(minute);
    tries.begin([NOTICE]);
    expect(tries.inHand(nowMs + 48 * 3_600_000)).toEqual([1]);
    if (tries.fail([NOTICE], nowMs).length > 0) givenUpAtMinute.push(minute);
  }
  expect(triedAtMinute.slice(0, 6)).toEqual([0, 1, 6, 21, 81, 141]);
  expect(triedAtMinute).toHaveLength(MOST_TRIES);
  expect(Math.floor(givenUpAtMinute[0]! / 60)).toBe(22);
});

it('leaves the rest in the database when too many wait for their next try', () => {
  const tries = new TriesOfNotices();
  const many = Array.from({ length: 5_000 }, (_, at) => ({ ...NOTICE, noticeId: at }));
  tries.begin(many);
  tries.fail(many, 0);
  expect(tries.isFull).toBe(true);
  tries.forget(many);
  expect(tries.isFull).toBe(false);
});
