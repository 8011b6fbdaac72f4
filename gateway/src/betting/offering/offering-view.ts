import type {
  ContestMatch,
  GameMatch,
  PropContestant,
  SearchAnswer,
  SportMenuItem,
} from '@lineboard/domain/lines/offering/offering-answers.schema';

/** The part of the in-memory book that the menu and the search use. */
export interface OfferingView {
  menu(store: string): SportMenuItem[];
  /** @param search from `parseSearch`: at least 3 characters, folded */
  search(store: string, search: string): SearchAnswer;
  /** Games and contests that the book puts forward, a contest by its first contestant. */
  spotlight(store: string): SearchAnswer;
  /** Numbers of the open games that have props: open contests of their own. */
  propsGames(store: string): number[];
  /** The open contests that belong to a game, each by its first contestant. */
  contestsOf(store: string, gameNum: number): ContestMatch[];
  /** The contestants that can be bet on, contest by contest. */
  propsOf(store: string, gameNum: number): PropContestant[];
  /** The open games that begin next, by kick-off. */
  nextGames(store: string): GameMatch[];
  /** The teams of a league's open games, by name. */
  teams(store: string, sportType: string, sportSubType: string): string[];
}
