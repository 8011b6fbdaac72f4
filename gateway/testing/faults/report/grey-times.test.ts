import { beforeEach, describe, expect, it } from 'vitest';
import { GreyLog } from './grey-times.ts';

describe('the log of grey pages', () => {
  let log: GreyLog;

  beforeEach(() => {
    log = new GreyLog(2);
    for (const page of [0, 1]) log.note(page, false, 0);
    log.begin(1_000);
  });

  it('is empty when nobody was grey', () => {
    expect(log.read(5_000)).toEqual({ allGreyMs: null, longestMs: 0, pages: 0, wholeMs: 0 });
  });

  it('says when all were grey at once, how long one was at most, and when the last came back', () => {
    log.note(0, true, 1_200);
    log.note(1, true, 1_500);
    log.note(0, false, 2_000);
    log.note(1, false, 2_500);
    expect(log.read(5_000)).toEqual({ allGreyMs: 500, longestMs: 1_000, pages: 2, wholeMs: 1_500 });
  });

  it('adds nothing up: who comes back in between was grey for the longer of both times', () => {
    log.note(0, true, 1_100);
    log.note(0, false, 1_200);
    log.note(0, true, 1_300);
    log.note(0, true, 1_350);
    log.note(0, false, 1_700);
    expect(log.read(5_000)).toEqual({ allGreyMs: null, longestMs: 400, pages: 1, wholeMs: 700 });
  });

  it('counts who is still grey up to now, and calls nothing whole meanwhile', () => {
    log.note(0, true, 2_000);
    expect(log.isWhole).toBe(false);
    expect(log.read(5_000)).toMatchObject({ longestMs: 3_000, wholeMs: null });
  });

  it('leaves out what was before the fault', () => {
    log.note(0, true, 2_000);
    log.note(0, false, 4_000);
    log.begin(6_000);
    expect(log.read(7_000)).toMatchObject({ longestMs: 0, pages: 0 });
  });
});
