import { type CallTeam, foldSearch, hasWord, withNicknames } from '../../lines/offering/search.ts';
import type { BetItem } from './open-bet.schema.ts';

/** What of a wager is searched. */
export interface SearchedBet {
  ticketNumber: number;
  items: ReadonlyArray<
    Pick<
      BetItem,
      | 'team1Id'
      | 'team2Id'
      | 'contestDesc'
      | 'contestantName'
      | 'sportSubType'
      | 'team1RotNum'
      | 'team2RotNum'
    >
  >;
}

const NAMES_ALONE: CallTeam = () => [];

const isIn = (names: readonly string[], search: string, callTeam: CallTeam): boolean => {
  const called = names.map((name) => withNicknames(name, callTeam));
  if (names.some((name) => name.includes(search)) || called.some((name) => hasWord(name, search)))
    return true;
  const words = search.split(/[\s@]+/).filter((word) => word !== '');
  return words.length > 1 && words.every((word) => called.some((name) => hasWord(name, word)));
};

/**
 * Matches part of a name of one of its items or of its league, the beginning of what a team is called besides, several
 * words that are in the names of one item (`celtics lakers`: a game; `nba lakers`), a whole rotation number, or the
 * beginning of its ticket's number.
 * @param search folded by `foldSearch`; empty matches all
 */
export const matchesBet = (
  { ticketNumber, items }: SearchedBet,
  search: string,
  callTeam: CallTeam = NAMES_ALONE,
): boolean =>
  String(ticketNumber).startsWith(search) ||
  items.some(
    ({ team1Id, team2Id, contestDesc, contestantName, sportSubType, team1RotNum, team2RotNum }) =>
      // 0: it has none.
      [team1RotNum, team2RotNum].some((number) => number !== 0 && String(number) === search) ||
      isIn(
        [team1Id, team2Id, contestDesc ?? '', contestantName ?? '', sportSubType].map((name) =>
          foldSearch(name),
        ),
        search,
        callTeam,
      ),
  );
