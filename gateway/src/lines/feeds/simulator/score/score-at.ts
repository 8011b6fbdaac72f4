import { rowOfSport } from '@lineboard/domain/ground/sport/sports';
import type { League } from '../leagues/league.ts';
import { pointsOf, type ScoreEvent, type ScorePlan } from './score-plan.ts';

export interface ScoreNow {
  score1: number;
  score2: number;
  segments: Array<readonly [number, number]>;
  clock: string;
}

/** Index of the segment that is played or was played last; −1 before kick-off. */
const segmentAt = ({ segments }: ScorePlan, elapsedMs: number): number => {
  let index = -1;
  while (index + 1 < segments.length && segments[index + 1]!.startMs <= elapsedMs) index += 1;
  return index;
};

/** The score after so long, every begun segment listed. A match counts sets won, its segments what they are won by. */
export const scoreAt = (league: League, plan: ScorePlan, elapsedMs: number): ScoreNow => {
  const events: ScoreEvent[] = [];
  for (const event of plan.events) {
    if (event.atMs > elapsedMs) break;
    events.push(event);
  }
  const begun = Math.max(0, segmentAt(plan, elapsedMs)) + 1;
  const segments = Array.from({ length: begun }, (): [number, number] => [0, 0]);
  for (const { segment, team, points } of events) segments[segment]![team - 1]! += points;
  if (league.scoring !== 'sets') {
    const [score1, score2] = pointsOf(events);
    return { score1, score2, segments, clock: '' };
  }
  const over = segments.filter((_, index) => (plan.segments[index]?.endMs ?? Infinity) <= elapsedMs);
  const score1 = over.filter(([games1, games2]) => games1 > games2).length;
  return { score1, score2: over.length - score1, segments, clock: '' };
};

/** What a scoreboard shows besides the score, exact to the minute: "Q3 04", "HT", "Top 5", "67'". */
export const clockAt = (league: League, plan: ScorePlan, elapsedMs: number): string => {
  const index = segmentAt(plan, elapsedMs);
  const span = plan.segments[index];
  if (span === undefined) return '';
  const regulation = league.segments.length;
  if (elapsedMs >= span.endMs) return index + 1 === regulation / 2 ? 'HT' : `End ${span.label}`;
  const fraction = (elapsedMs - span.startMs) / (span.endMs - span.startMs);
  switch (league.scoring) {
    case 'baseball':
      return `${fraction < 0.5 ? 'Top' : 'Bot'} ${span.label}`;
    case 'goals': {
      if (rowOfSport(league.sportType).clock === 'up')
        return `${index * 45 + Math.min(45, Math.floor(fraction * 45) + 1)}'`;
      return `${span.label} ${String(Math.max(0, Math.floor(20 * (1 - fraction)))).padStart(2, '0')}`;
    }
    case 'football':
    case 'basketball': {
      const minutes = league.scoring === 'football' ? 15 : league.segments.length === 2 ? 20 : 12;
      const left = Math.floor((index >= regulation ? 5 : minutes) * (1 - fraction));
      return `${span.label} ${String(left).padStart(2, '0')}`;
    }
    case 'rugby':
      return `${index * 40 + Math.min(40, Math.floor(fraction * 40) + 1)}'`;
    case 'cricket':
    case 'sets':
    case 'fight':
      return span.label;
  }
};
