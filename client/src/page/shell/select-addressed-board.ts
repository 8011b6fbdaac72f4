import type { SportMenuItem } from '@lineboard/domain/lines/offering/offering-answers.schema';
import type { ShownBoard } from '../../betting/offering/offering-store.ts';
import { createLeague } from '../../betting/offering/offering-store.ts';
import { namesOfTopic } from '../../betting/offering/names-of-topic.ts';
import { readLeagues, writeLeagues } from './address-leagues.ts';
import type { OfferingSearch } from './parse-offering-search.ts';
import { selectAddressedLeagues } from './select-addressed-leagues.ts';
import { writeNameInAddress } from '@lineboard/domain/lines/offering/is-named-in-address';

export interface AddressedBoard {
  board: ShownBoard;
  /** false when some of what the address names isn't offered. */
  isWhole: boolean;
}

/**
 * The board that an address names: its leagues in their order, and the target league or game among them.
 * @returns null when it names nothing that is offered
 */
export const selectAddressedBoard = (
  menu: readonly SportMenuItem[],
  search: OfferingSearch,
): AddressedBoard | null => {
  const named = selectAddressedLeagues(menu, search);
  const listed =
    search.leagues === undefined ? { leagues: [], isWhole: true } : readLeagues(menu, search.leagues);
  const [first] = named?.topics ?? [];
  const own = (named?.topics ?? [])
    .filter((topic) => listed.leagues.every((league) => league.topic !== topic))
    .map((topic) => ({ ...createLeague(topic, named?.contestDesc), period: search.period ?? 0 }));
  const leagues = [...own, ...listed.leagues];
  if (leagues.length === 0 && (search.leagues === undefined || !listed.isWhole)) return null;
  const activeTopic = first ?? leagues[0]?.topic ?? null;
  return {
    board: { leagues, activeTopic, gameNum: first === undefined ? null : (search.game ?? null) },
    isWhole: listed.isWhole && (search.sport === undefined) === (named === null),
  };
};

/** The address of a board: for one league only that league, for several all of them and the target. */
export const writeOfferingSearch = ({ leagues, activeTopic, gameNum }: ShownBoard): OfferingSearch => {
  const active = leagues.find(({ topic }) => topic === activeTopic);
  const isAlone = leagues.length === 1 && (active === undefined || !Array.isArray(active.onlyContests));
  const all = isAlone ? {} : { leagues: writeLeagues(leagues) };
  if (active === undefined) return all;
  const { sport, league, isContest } = namesOfTopic(active.topic);
  return {
    sport: writeNameInAddress(sport),
    subSport: writeNameInAddress(league),
    ...(isContest ? { type: 'C' as const } : {}),
    ...(isAlone && typeof active.onlyContests === 'string'
      ? { contestDesc: writeNameInAddress(active.onlyContests) }
      : {}),
    ...(isAlone && active.period !== 0 ? { period: active.period } : {}),
    ...(gameNum === null ? {} : { game: gameNum }),
    ...all,
  };
};
