import type { TopicName } from '@lineboard/domain/lines/book/topic';
import type { SportMenuItem } from '@lineboard/domain/lines/offering/offering-answers.schema';
import type { ChosenLeague } from '../../betting/offering/offering-store.ts';
import { readLeagues, writeLeagues } from './address-leagues.ts';
import type { OfferingSearch } from './parse-offering-search.ts';

/**
 * The Live section has the leagues in which the menu counts games in play; its address names those that are shown at
 * another period than the full game.
 */
export type LivePeriods = ReadonlyMap<TopicName, number>;

const readNamed = (menu: readonly SportMenuItem[], { leagues }: OfferingSearch): ChosenLeague[] =>
  leagues === undefined ? [] : readLeagues(menu, leagues).leagues;

export const readLivePeriods = (menu: readonly SportMenuItem[], search: OfferingSearch): LivePeriods =>
  new Map(readNamed(menu, search).map(({ topic, period }) => [topic, period]));

/** The address with the periods of these leagues; others that it names may be in play again. */
export const writeLivePeriods = (
  menu: readonly SportMenuItem[],
  search: OfferingSearch,
  shown: readonly ChosenLeague[],
): OfferingSearch => {
  const { leagues: _, ...others } = search;
  const isShown = new Set(shown.map(({ topic }) => topic));
  const leagues = [
    ...readNamed(menu, search).filter(({ topic }) => !isShown.has(topic)),
    ...shown.filter(({ period }) => period !== 0),
  ];
  return leagues.length === 0 ? others : { ...others, leagues: writeLeagues(leagues) };
};
