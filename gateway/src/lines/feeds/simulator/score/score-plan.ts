import type { SegmentPlan } from '../leagues/league.ts';

/** One change of the score. `atMs` counts from kick-off. */
export interface ScoreEvent {
  atMs: number;
  segment: number;
  team: 1 | 2;
  points: number;
}

/** When a segment is played, from kick-off. */
export interface SegmentSpan {
  label: string;
  startMs: number;
  endMs: number;
}

/** How a whole game goes, in order of time. Drawn once from the game's key, so every look at it agrees. */
export interface ScorePlan {
  events: readonly ScoreEvent[];
  segments: readonly SegmentSpan[];
  endMs: number;
}

/** What is expected of a game before it begins. Margin is home (team 2) minus visitor. */
export interface Expectation {
  margin: number;
  total: number;
}

export const spansOf = (segments: readonly SegmentPlan[]): SegmentSpan[] => {
  let startMs = 0;
  return segments.map(({ label, lengthMs, breakMs }) => {
    const span = { label, startMs, endMs: startMs + lengthMs };
    startMs = span.endMs + breakMs;
    return span;
  });
};

/** The segments followed by one more, after a short break. */
export const withOvertime = (
  spans: readonly SegmentSpan[],
  label: string,
  lengthMs: number,
): SegmentSpan[] => {
  const startMs = (spans.at(-1)?.endMs ?? 0) + 3 * 60_000;
  return [...spans, { label, startMs, endMs: startMs + lengthMs }];
};

export const planOf = (events: ScoreEvent[], segments: readonly SegmentSpan[]): ScorePlan => ({
  events: events.sort((a, b) => a.atMs - b.atMs),
  segments,
  endMs: segments.at(-1)?.endMs ?? 0,
});

/** A moment inside a segment; the edges are left free so that starts and ends show the score of that side. */
export const momentIn = ({ startMs, endMs }: SegmentSpan, fraction: number): number =>
  Math.round(startMs + (endMs - startMs) * (0.01 + 0.97 * fraction));

/** Points of both teams over all or some segments. */
export const pointsOf = (events: readonly ScoreEvent[]): readonly [number, number] => {
  let team1 = 0;
  let team2 = 0;
  for (const { team, points } of events) {
    if (team === 1) team1 += points;
    else team2 += points;
  }
  return [team1, team2];
};
