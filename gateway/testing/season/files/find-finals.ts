import { zonedDayOf } from '../../../src/lines/feeds/zoned-time.ts';
import { EASTERN } from '../../../src/lines/feeds/replay/kickoff-time.ts';
import { createSeededRandom } from '@lineboard/domain/testing/seeded-random';
import type { SeasonPlay } from './season-play.ts';

/** Where the results of a file without any come from. */
export interface FoundFinals {
  plays: SeasonPlay[];
  notes: string[];
}

/** Teams score about so much where no total says it. */
const USUAL_POINTS: Readonly<Record<string, number>> = { Basketball: 110, Football: 22, Hockey: 3 };

const nameOf = ({ game }: SeasonPlay): string =>
  [game.sportType, game.team1, game.team2, zonedDayOf(game.kickoffMs, EASTERN)].join(' ');

/**
 * Games that a file has no finals of get those that another file has of the same teams on the same day, else drawn
 * ones.
 */
export const findFinals = (plays: readonly SeasonPlay[], seed: number): FoundFinals => {
  const played = new Map(plays.filter(({ isOver }) => isOver).map((play) => [nameOf(play), play]));
  const random = createSeededRandom(seed);
  const counts = new Map<string, { found: number; drawn: number }>();
  const finals = plays.map((play): SeasonPlay => {
    if (play.isOver) return play;
    const count = counts.get(play.file) ?? { found: 0, drawn: 0 };
    counts.set(play.file, count);
    const other = played.get(nameOf(play));
    if (other !== undefined) {
      count.found += 1;
      const { score1, score2, segments } = other.game;
      return { ...play, isOver: true, game: { ...play.game, score1, score2, segments } };
    }
    count.drawn += 1;
    const { close, sportType } = play.game;
    const each = close.totalPoints === null ? (USUAL_POINTS[sportType] ?? 3) : close.totalPoints / 2;
    const draw = (): number => Math.round(each * (0.8 + 0.4 * random()));
    const contests = play.contests.map((contest) => {
      const first = random() < 0.5;
      const outcomes = contest.contestants.map(
        (_name, at) => (first === (at === 0) ? 'W' : 'L') as 'W' | 'L',
      );
      return { ...contest, outcomes };
    });
    return { ...play, isOver: true, game: { ...play.game, score1: draw(), score2: draw() }, contests };
  });
  const notes = [...counts].map(
    ([file, { found, drawn }]) =>
      `${file} has no results: ${found} games end as another file tells, ${drawn} as drawn`,
  );
  return { plays: finals, notes };
};
