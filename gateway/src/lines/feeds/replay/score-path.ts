import { UNTOLD } from '@lineboard/domain/ground/score/untold';
import { rowOfSport } from '@lineboard/domain/ground/sport/sports';
import type { FeedScore } from '../timeline/timeline-entity.ts';
import { unit } from '../simulator/random.ts';
import type { HistoricalGame } from './historical-game.ts';

interface PathStep {
  atMs: number;
  segment: number;
  team: 0 | 1;
  points: number;
}

/** A way for the game to have gone that ends as the file says, segment by segment where the file has them. */
export interface ScorePath {
  endMs: number;
  scoreAt(bookMs: number): FeedScore | null;
  nextScoreMs(bookMs: number): number;
}

/** Splits points into the sport's usual lumps; what is left over goes with the last one. */
const lumpsOf = (points: number, sizes: readonly number[]): number[] => {
  const lumps: number[] = [];
  let rest = points;
  for (const size of sizes) {
    for (; rest >= size; rest -= size) lumps.push(size);
  }
  if (rest > 0) lumps.push((lumps.pop() ?? 0) + rest);
  return lumps;
};

export const createScorePath = (game: HistoricalGame): ScorePath => {
  const { gameNum, kickoffMs, score1, score2, sportType } = game;
  const { minutes, lumps, labels } = rowOfSport(sportType).course;
  const lengthMs = minutes * 60_000;
  const hasSegments = game.segments.length > 0;
  const parts = hasSegments ? game.segments : [[score1, score2] as const];
  const endMs = kickoffMs + lengthMs;
  const startOf = (segment: number): number => kickoffMs + Math.round((lengthMs * segment) / parts.length);
  const steps: PathStep[] = [];
  for (const [segment, part] of parts.entries()) {
    for (const team of [0, 1] as const) {
      const order = lumpsOf(part[team], lumps);
      for (const [index, points] of order.entries()) {
        const share = (index + 0.1 + 0.8 * unit(gameNum, 21, segment, team, index)) / order.length;
        const atMs = Math.round(startOf(segment) + (startOf(segment + 1) - startOf(segment)) * share);
        steps.push({ atMs, segment, team, points });
      }
    }
  }
  steps.sort((a, b) => a.atMs - b.atMs);
  const edges = parts.map((_, segment) => startOf(segment));
  const segmentAt = (bookMs: number): number => edges.filter((ms) => ms <= bookMs).length - 1;

  return {
    endMs,
    scoreAt: (bookMs) => {
      if (bookMs < kickoffMs) return null;
      const segment = segmentAt(bookMs);
      const segments = parts.slice(0, segment + 1).map((): [number, number] => [0, 0]);
      const points: [number, number] = [0, 0];
      for (const step of steps) {
        if (step.atMs > bookMs) break;
        points[step.team]! += step.points;
        segments[step.segment]![step.team]! += step.points;
      }
      const final = bookMs >= endMs;
      return {
        gameNum,
        phase: final ? 'final' : 'live',
        clock: final || !hasSegments ? '' : (labels[segment] ?? ''),
        score1: points[0],
        score2: points[1],
        segments: hasSegments ? segments : [],
        startingPitcher1: null,
        startingPitcher2: null,
        ...UNTOLD,
        situation: null,
      };
    },
    nextScoreMs: (bookMs) => {
      const step = steps.find(({ atMs }) => atMs > bookMs)?.atMs ?? Infinity;
      const edge = [...edges, endMs].find((ms) => ms > bookMs) ?? Infinity;
      return Math.min(step, edge);
    },
  };
};
