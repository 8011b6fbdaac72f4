import type { Game } from '@lineboard/domain/lines/line/game.schema';

/** What a feed always knows of a game. */
export type GameTold = Pick<
  Game,
  | 'gameNum'
  | 'feedId'
  | 'sportType'
  | 'sportSubType'
  | 'team1Id'
  | 'team2Id'
  | 'team1RotNum'
  | 'team2RotNum'
  | 'gameDateTimeMs'
>;

/** A game of a feed that knows nothing more of it: without pitchers, rules of its own, links or a place of honor. */
export const plainGame = (told: GameTold): Game => ({
  ...told,
  listedPitcher1: null,
  listedPitcher2: null,
  preventPointBuyingFlag: false,
  parlayRestriction: null,
  includeTeamTotals: false,
  correlation: [],
  isTitle: false,
  isSpotlight: false,
});
