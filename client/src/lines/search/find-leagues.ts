import type {
  SportMenuItem,
  SubSportMenuItem,
} from '@lineboard/domain/lines/offering/offering-answers.schema';
import { foldSearch } from '@lineboard/domain/lines/offering/search';

export interface LeagueHit extends SubSportMenuItem {
  sportType: string;
  isContest: boolean;
}

const MOST_LEAGUES = 4;

/**
 * Leagues of the menu by part of their name, or the beginning of their sport's, in the page's words.
 * @param search from `parseSearch`
 * @param nameOf the words of the page for a sport or a league
 */
export const findLeagues = (
  menu: readonly SportMenuItem[],
  search: string,
  nameOf: Record<'sport' | 'league', (name: string) => string>,
): LeagueHit[] => {
  const wordsOf = (name: string, kind: 'sport' | 'league'): string[] =>
    [name, nameOf[kind](name)].map(foldSearch);
  const all = menu.flatMap(({ sportType, type, subSports }) =>
    subSports.map((subSport) => ({ ...subSport, sportType, isContest: type === 'C' })),
  );
  const byName = all.filter(({ sportSubType }) =>
    wordsOf(sportSubType, 'league').some((words) => words.includes(search)),
  );
  // Most sports end in "ball".
  const bySport = all.filter(
    (league) =>
      !byName.includes(league) &&
      wordsOf(league.sportType, 'sport').some((words) => words.startsWith(search)),
  );
  return [...byName, ...bySport].slice(0, MOST_LEAGUES);
};
