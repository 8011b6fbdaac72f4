import { foldSearch } from '../../lines/offering/search.ts';
import type { BetItem } from './open-bet.schema.ts';

/** What of a wager is searched. */
export interface SearchedBet {
  ticketNumber: number;
  items: ReadonlyArray<Pick<BetItem, 'team1Id' | 'team2Id' | 'contestDesc' | 'contestantName'>>;
}

const isIn = (names: readonly string[], search: string): boolean => {
  if (names.some((name) => name.includes(search))) return true;
  const words = search.split(/[\s@]+/).filter((word) => word !== '');
  return words.length > 1 && words.every((word) => names.some((name) => ` ${name}`.includes(` ${word}`)));
};

/**
 * Matches part of a name of one of its items, several words that are in the names of one item (`celtics lakers`: a
 * game), or the beginning of its ticket's number.
 * @param search folded by `foldSearch`; empty matches all
 */
export const matchesBet = ({ ticketNumber, items }: SearchedBet, search: string): boolean =>
  String(ticketNumber).startsWith(search) ||
  items.some(({ team1Id, team2Id, contestDesc, contestantName }) =>
    isIn(
      [team1Id, team2Id, contestDesc ?? '', contestantName ?? ''].map((name) => foldSearch(name)),
      search,
    ),
  );
