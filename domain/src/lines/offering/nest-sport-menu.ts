import { SPORT_TYPES } from '../../ground/sport/sports.ts';
import type { SportMenuItem, SubSportMenuItem } from './offering-answers.schema.ts';

/** A league of a sport, or contests of one. */
export interface NestedLeague extends SubSportMenuItem {
  /** What the contests are, `Futures`, `Props`, or empty when their name doesn't say; null for games. */
  kind: string | null;
}

/** A sport with all that is offered of it: its games first, then its contests. */
export interface NestedSport {
  sportType: string;
  leagues: readonly NestedLeague[];
}

/**
 * The sport that contests belong to is what their type begins with: `Football Props` are football's. Those that begin
 * with no sport are a group of their own.
 */
const sportOfContests = (contestType: string, sports: readonly string[]): string => {
  const fitting = sports.filter((sport) => contestType === sport || contestType.startsWith(`${sport} `));
  return fitting.toSorted((a, b) => b.length - a.length)[0] ?? contestType;
};

/** The menu by sports, each once, in the order in which the menu names them first. */
export const nestSportMenu = (menu: readonly SportMenuItem[]): NestedSport[] => {
  const sports = [
    ...SPORT_TYPES,
    ...menu.filter(({ type }) => type === 'G').map(({ sportType }) => sportType),
  ];
  const nested = new Map<string, NestedSport & { leagues: NestedLeague[] }>();
  for (const { sportType, type, subSports } of menu) {
    const sport = type === 'G' ? sportType : sportOfContests(sportType, sports);
    const kind = type === 'G' ? null : sportType.slice(sport.length).trim();
    const item = nested.get(sport) ?? { sportType: sport, leagues: [] };
    nested.set(sport, item);
    item.leagues.push(...subSports.map((subSport) => ({ ...subSport, kind })));
  }
  return [...nested.values()];
};
