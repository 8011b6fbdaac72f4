import { describe, expect, it } from 'vitest';
import type { LineMove } from './line-story.schema.ts';
import { LINE_STORY_MS, MOST_LINE_MOVES } from './story-bounds.ts';
import { type LegToTell, tellLineStory } from './tell-line-story.ts';

const ACCEPTED_MS = 1_000_000_400;
/** The beginning of a second, so many before the one in which the leg was accepted. */
const second = (before: number): number => 1_000_000_000 - before * 1_000;
const row = (before: number, price: number, points = -3, isOpen = true): LineMove => ({
  atMs: second(before),
  price,
  points,
  isOpen,
});
const tell = (rows: readonly LineMove[], leg: Partial<LegToTell> = {}) =>
  tellLineStory(
    {
      pickedAtMs: second(30) + 250,
      acceptedAtMs: ACCEPTED_MS,
      accepted: { price: -110, points: -3 },
      ...leg,
    },
    rows,
  );

describe('how a leg’s line moved until it was accepted', () => {
  it('begins with the line before the second in which it was picked, and has each move since', () => {
    expect(tell([row(40, -105), row(30, -107), row(12, -107, -2.5), row(3, -110)])).toEqual({
      sinceMs: second(30) + 250,
      stood: { price: -105, points: -3, isOpen: true },
      moves: [row(30, -107), row(12, -107, -2.5), row(3, -110)],
      earlier: 0,
    });
  });

  it('says that nothing moved, and knows that from knowing nothing', () => {
    expect(tell([row(900, -110)])).toMatchObject({ stood: { price: -110 }, moves: [] });
    expect(tell([])).toBeNull();
  });

  it('leaves out what moved on another side of the market, and tells what was held', () => {
    const rows = [row(40, -110), row(20, -110), row(10, -110, -3, false), row(5, -110)];
    expect(tell(rows)?.moves).toEqual([row(10, -110, -3, false), row(5, -110)]);
  });

  it('takes the last second’s row only as what was accepted: it may be what came afterwards', () => {
    expect(tell([row(40, -105), row(0, -110)])?.moves).toEqual([row(0, -110)]);
    expect(tell([row(40, -105), row(0, -125)])?.moves).toEqual([]);
    expect(tell([row(40, -105), row(0, -110, -3.5)])?.moves).toEqual([]);
    expect(tell([row(0, -125)])).toBeNull();
  });

  it('goes back some minutes at most, also where nobody told when it was picked', () => {
    const sinceMs = ACCEPTED_MS - LINE_STORY_MS;
    const rows = [row(700, -120), row(500, -110)];
    for (const pickedAtMs of [null, second(86_400), 0])
      expect(tell(rows, { pickedAtMs })).toMatchObject({ sinceMs, moves: [row(500, -110)] });
  });

  it('doesn’t begin after it ended where the page’s clock was ahead', () => {
    expect(tell([row(40, -110)], { pickedAtMs: ACCEPTED_MS + 5_000 })).toMatchObject({
      sinceMs: ACCEPTED_MS,
      moves: [],
    });
  });

  it('tells the latest moves of a line that never stood still, and counts the others', () => {
    const rows = Array.from({ length: 601 }, (_, at) => row(600 - at, at % 2 === 0 ? -110 : -112));
    const story = tell(rows, { pickedAtMs: null });
    expect(story?.moves).toHaveLength(MOST_LINE_MOVES);
    expect(story?.moves.at(-1)).toEqual(row(0, -110));
    expect(story?.earlier).toBe(601 - MOST_LINE_MOVES);
  });
});
