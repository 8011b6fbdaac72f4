import type { GameMatch } from '@lineboard/domain/lines/offering/offering-answers.schema';
import type { GamePick, Market, Side } from '@lineboard/domain/ground/pick/pick';
import { isThreeWayPeriod } from '@lineboard/domain/ground/sport/is-three-way-period';
import { isSportType, rowOfSport } from '@lineboard/domain/ground/sport/sports';
import type { CommandLeg, MarketKey } from './read-command.ts';

/** Why a pick that is written correctly isn't one of the book's. */
export type LegFault = 'noGame' | 'severalGames' | 'noPeriod' | 'noDraw';

export type ResolvedLeg =
  | { ok: true; game: GameMatch; pick: GamePick | null }
  | { ok: false; fault: LegFault };

type Meaning = readonly [market: Market, ofTeam1: Side, ofTeam2: Side];

const MEANINGS: Readonly<Record<MarketKey, Meaning>> = {
  s: ['S', 'team1', 'team2'],
  m: ['M', 'team1', 'team2'],
  d: ['M', 'draw', 'draw'],
  o: ['L', 'over', 'over'],
  u: ['L', 'under', 'under'],
  to: ['E', 'team1Over', 'team2Over'],
  tu: ['E', 'team1Under', 'team2Under'],
};

const periodNumberOf = (sportType: string, { period }: CommandLeg): number | undefined =>
  isSportType(sportType)
    ? rowOfSport(sportType).periods.find(({ label }) => label === period)?.periodNumber
    : period === 'game'
      ? 0
      : undefined;

/**
 * The pick that a typed rotation number and market mean; null as long as the market isn't typed.
 * @param games those that the search found for the number, which may also have longer ones that begin with it
 */
export const resolveLeg = (leg: CommandLeg, games: readonly GameMatch[]): ResolvedLeg => {
  const { rotation, market } = leg;
  const [game, other] = games.filter(
    ({ team1RotNum, team2RotNum }) => team1RotNum === rotation || team2RotNum === rotation,
  );
  if (game === undefined) return { ok: false, fault: 'noGame' };
  // Two leagues may use the same number: the bet isn't guessed.
  if (other !== undefined) return { ok: false, fault: 'severalGames' };
  if (market === null) return { ok: true, game, pick: null };
  const periodNumber = periodNumberOf(game.sportType, leg);
  if (periodNumber === undefined) return { ok: false, fault: 'noPeriod' };
  if (market === 'd' && !isThreeWayPeriod(game.sportType, periodNumber))
    return { ok: false, fault: 'noDraw' };
  const [kind, ofTeam1, ofTeam2] = MEANINGS[market];
  const side = game.team1RotNum === rotation ? ofTeam1 : ofTeam2;
  return { ok: true, game, pick: { type: 'G', gameNum: game.gameNum, periodNumber, market: kind, side } };
};
