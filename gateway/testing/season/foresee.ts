import type { TeaserCard } from '@lineboard/domain/ground/house-rules/house-rules.schema';
import type { SeasonCell } from './list-season-picks.ts';
import { type Letter, recomputeLeg } from './recompute-leg.ts';
import type { SeasonGame } from './season-game.ts';
import { factsOf, listResults, outcomeOfContest } from './season-results.ts';

/**
 * What will become of a cell in the end. Random legs of long tickets nearly always lose one and then prove little: so
 * many customers here know the results, and bet on what wins, pushes or is called off.
 *
 * @param card the teaser that moves the points
 */
export const foresee = (game: SeasonGame, cell: SeasonCell, card: TeaserCard | null): Letter => {
  const { pick, sportType, points } = cell;
  if (pick.type === 'C') return outcomeOfContest(game, listResults(game).at(-1)!, pick).outcome ?? 'P';
  const moved = (card?.points[sportType] ?? 0) * (card?.category === 'Pleasers' ? -1 : 1);
  const { halves } = recomputeLeg(
    {
      sport_type: sportType,
      period_number: pick.periodNumber,
      wager_type: pick.market,
      side: pick.side,
      final_line: points === null ? null : pick.side === 'over' ? points - moved : points + moved,
      three_way: sportType === 'Soccer',
      listed_pitcher1: game.starters[0],
      listed_pitcher2: game.starters[1],
      pitcher1_req_flag: false,
      pitcher2_req_flag: false,
    },
    factsOf(game),
  );
  return halves.includes('L') ? 'L' : halves.includes('P') ? 'P' : halves[0];
};
