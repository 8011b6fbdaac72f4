import { describe, expect, it } from 'vitest';
import { matchMarkers } from './match-markers.ts';

const drawn = (gameNum: number, text: string, atMs: number) => ({
  pick: `G.${gameNum}.0.M.team1`,
  text,
  atMs,
});

describe('markers', () => {
  it('are timed from the wire and from the feed', () => {
    const found = matchMarkers(
      [{ gameNum: 7, text: '1234', fedAtMs: 1_000, sentAtMs: 1_040 }],
      [drawn(7, '+1234', 1_055)],
    );
    expect(found).toEqual({ sentToDrawnMs: [15], fedToDrawnMs: [55], missed: 0 });
  });

  it('are found however the page writes thousands, and only in their own cell', () => {
    const marker = { gameNum: 7, text: '1234', fedAtMs: 0, sentAtMs: 0 };
    expect(matchMarkers([marker], [drawn(7, '+1,234', 9)]).missed).toBe(0);
    expect(matchMarkers([marker], [drawn(8, '+1234', 9)]).missed).toBe(1);
  });

  it('count from when they first appeared, not from when their mark was swept away', () => {
    const found = matchMarkers(
      [{ gameNum: 7, text: '1234', fedAtMs: 0, sentAtMs: 10 }],
      [drawn(7, '+1234▲', 30), drawn(7, '+1234', 1_030)],
    );
    expect(found.sentToDrawnMs).toEqual([20]);
  });

  it('count as missed when another price appeared instead', () => {
    const found = matchMarkers(
      [{ gameNum: 7, text: '1234', fedAtMs: 0, sentAtMs: 10 }],
      [drawn(7, '+1235', 50)],
    );
    expect(found).toEqual({ sentToDrawnMs: [], fedToDrawnMs: [], missed: 1 });
  });
});
