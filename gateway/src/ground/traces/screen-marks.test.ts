import { beforeEach, describe, expect, it } from 'vitest';
import { insideSpan } from './active-span.ts';
import { createScreenMarks, type ScreenMarks } from './screen-marks.ts';

const SPAN = { traceId: 'a'.repeat(32), spanId: 'b'.repeat(16), traceFlags: 1 };
const KEY = 'k'.repeat(43);
const MOST_TAKEN = 10_000;

let nowMs: number;
let marks: ScreenMarks;

const hand = (customerId: string | null = 'ALICE', spanId = SPAN.spanId): string =>
  insideSpan({ ...SPAN, spanId }, () => marks.hand('ticket', customerId, nowMs - 12.7)) ?? '';

beforeEach(() => {
  nowMs = 1_800_000_000_000;
  marks = createScreenMarks(KEY, () => nowMs);
});

describe('a mark', () => {
  it('names its span and the gateway’s own times to whoever it was handed to', () => {
    expect(marks.take(hand(), 'ALICE')).toEqual({
      kind: 'ticket',
      parent: `00-${SPAN.traceId}-${SPAN.spanId}-01`,
      beganMs: nowMs - 13,
      handedMs: nowMs,
    });
    const asked = insideSpan(SPAN, () => marks.hand('change', null, nowMs));
    expect(marks.take(asked ?? '', null)).toMatchObject({ kind: 'change', beganMs: nowMs });
  });

  it('is made of spans alone that are kept', () => {
    expect([marks.mayHand(), insideSpan(SPAN, () => marks.mayHand())]).toEqual([false, true]);
    expect(marks.hand('ticket', 'ALICE', nowMs)).toBeNull();
    expect(insideSpan({ ...SPAN, traceFlags: 0 }, () => marks.hand('ticket', 'ALICE', nowMs))).toBeNull();
  });

  it('is nothing to another customer, who doesn’t use it up either', () => {
    const mark = hand();
    for (const other of ['BOB', '', null, '__proto__']) expect(marks.take(mark, other)).toBeNull();
    expect(marks.take(mark, 'ALICE')).not.toBeNull();
    const visitors = hand(null, 'c'.repeat(16));
    for (const other of ['null', 'ALICE', '']) expect(marks.take(visitors, other)).toBeNull();
    expect(marks.take(visitors, null)).not.toBeNull();
  });

  it('is good once', () => {
    const [mark, other] = [hand(), hand('ALICE', 'c'.repeat(16))];
    expect(marks.take(mark, 'ALICE')).not.toBeNull();
    expect(marks.take(mark, 'ALICE')).toBeNull();
    expect(marks.take(other, 'ALICE')).not.toBeNull();
  });

  it('is good for a minute, and once for all of it', () => {
    const [mark, late] = [hand(), hand('ALICE', 'c'.repeat(16))];
    expect(marks.take(mark, 'ALICE')).not.toBeNull();
    nowMs += 60_000;
    expect(marks.take(mark, 'ALICE')).toBeNull();
    expect(marks.take(late, 'ALICE')).not.toBeNull();
    const over = hand();
    nowMs += 60_001;
    expect(marks.take(over, 'ALICE')).toBeNull();
  });

  it('of the future is that of a gateway whose clock is a second ahead at most', () => {
    const mark = hand();
    nowMs -= 1_001;
    expect(marks.take(mark, 'ALICE')).toBeNull();
    nowMs += 1;
    expect(marks.take(mark, 'ALICE')).not.toBeNull();
  });

  it('is taken by each gateway that has the key, and by no other', () => {
    expect(createScreenMarks(KEY, () => nowMs).take(hand(), 'ALICE')).not.toBeNull();
    expect(createScreenMarks('other', () => nowMs).take(hand(), 'ALICE')).toBeNull();
  });

  it('is nobody’s who made it up or changed it', () => {
    const mark = hand();
    const swapped = (at: number, by: string): string => mark.slice(0, at) + by + mark.slice(at + 1);
    const wrong = [
      '',
      '__proto__',
      '\ud800',
      `00-${SPAN.traceId}-${SPAN.spanId}-01`,
      swapped(0, 'c'),
      swapped(6, '0'),
      swapped(mark.indexOf('.', 60) - 1, '1'),
      `${mark} `,
      `${mark}.${mark}`,
      mark.slice(0, -1),
      mark.repeat(1_000),
    ];
    for (const said of wrong) expect(marks.take(said, 'ALICE'), said.slice(0, 200)).toBeNull();
    expect(marks.take(mark, 'ALICE')).not.toBeNull();
  });

  it('is passed over when too many came lately, and taken again when these are over', () => {
    for (let at = 0; at < MOST_TAKEN; at += 1)
      expect(
        marks.take(hand('ALICE', (2 ** 52 + at).toString(16).padStart(16, '0')), 'ALICE'),
      ).not.toBeNull();
    expect(marks.take(hand(), 'ALICE')).toBeNull();
    nowMs += 61_000;
    expect(marks.take(hand(), 'ALICE')).not.toBeNull();
  });
});
