import {
  packSituation,
  type PackedSituation,
  type Situation,
} from '@lineboard/domain/ground/score/situation';
import type { League } from '../leagues/league.ts';
import { unit } from '../random.ts';
import type { ScorePlan } from './score-plan.ts';

/** How long one team has the ball, by the wall clock. */
const DRIVE_MS = 4 * 60_000;
const LADDER = [0, 15, 30, 40, 50];
/** A minor penalty in hockey; one in six such spans of a game has one. */
const PENALTY_MS = 2 * 60_000;
const PENALTY_SHARE = 1 / 6;
/** Red cards of a soccer team: one in twelve sees one, from a moment of the game on. */
const RED_SHARE = 1 / 12;

/** A team that scores within a drive has the ball meanwhile; else the teams take turns. */
const attackerAt = ({ events }: ScorePlan, elapsedMs: number): 1 | 2 => {
  const drive = Math.floor(elapsedMs / DRIVE_MS);
  const scored = events.find(({ atMs }) => atMs > elapsedMs && atMs <= (drive + 1) * DRIVE_MS);
  return scored?.team ?? (drive % 2 === 0 ? 1 : 2);
};

const powerPlayAt = (key: number, elapsedMs: number): Situation => {
  const span = Math.floor(elapsedMs / PENALTY_MS);
  if (unit(key, 95, span) >= PENALTY_SHARE) return {};
  return { powerPlay: unit(key, 96, span) < 0.5 ? 1 : 2 };
};

const redsAt = (key: number, { endMs }: ScorePlan, elapsedMs: number): Situation => {
  const isSeen = (team: number): boolean =>
    unit(key, 98, team) < RED_SHARE && unit(key, 99, team) * endMs <= elapsedMs;
  return { reds1: isSeen(1) ? 1 : 0, reds2: isSeen(2) ? 1 : 0 };
};

/**
 * The moment of a game in play. It depends on the game's key and the time alone.
 *
 * @returns null between the parts of a game, and in sports that have none
 */
export const situationAt = (
  { scoring, sportType }: League,
  key: number,
  plan: ScorePlan,
  elapsedMs: number,
): PackedSituation | null => {
  const span = plan.segments.find(({ startMs, endMs }) => startMs <= elapsedMs && elapsedMs < endMs);
  if (span === undefined) return null;
  const draw = (place: number, most: number): number =>
    Math.floor(unit(key, 97, place, Math.floor(elapsedMs / 1_000)) * (most + 1));
  const possession = attackerAt(plan, elapsedMs);
  const tell = (told: Situation): PackedSituation | null => packSituation(sportType, told);
  switch (scoring) {
    case 'football': {
      const yardsToGoal = 1 + draw(1, 79);
      const down = 1 + draw(2, 3);
      const distance = down === 1 ? 10 : 1 + draw(3, 11);
      return tell({ possession, down, distance: Math.min(distance, yardsToGoal), yardsToGoal });
    }
    case 'baseball': {
      // The visitor bats in the first half of an inning.
      const isTop = elapsedMs - span.startMs < (span.endMs - span.startMs) / 2;
      const [balls, strikes, outs, bases] = [draw(1, 3), draw(2, 2), draw(3, 2), draw(4, 7) & draw(5, 7)];
      return tell({ possession: isTop ? 1 : 2, balls, strikes, outs, bases });
    }
    case 'sets': {
      const [points1, points2] = [LADDER[draw(1, 3)]!, LADDER[draw(2, 3)]!];
      return tell({ possession, points1, points2 });
    }
    case 'goals':
      return tell({ ...powerPlayAt(key, elapsedMs), ...redsAt(key, plan, elapsedMs) });
    default:
      return tell({ possession });
  }
};
