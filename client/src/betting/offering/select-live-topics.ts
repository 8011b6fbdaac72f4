import type { TopicName } from '@lineboard/domain/lines/book/topic';
import { isNamedInAddress } from '@lineboard/domain/lines/offering/is-named-in-address';
import type {
  SportMenuItem,
  SubSportMenuItem,
} from '@lineboard/domain/lines/offering/offering-answers.schema';

/** The menu's part for one sport, or all of it. @param sport as an address names it */
export const selectOfSport = (
  menu: readonly SportMenuItem[],
  sport: string | null,
): readonly SportMenuItem[] =>
  sport === null ? menu : menu.filter(({ sportType }) => isNamedInAddress(sportType, sport));

/**
 * The leagues with games in play, in the menu's order so that none jumps as counts change. Beyond `most`, those with
 * the most games.
 */
export const selectLiveTopics = (menu: readonly SportMenuItem[], most: number): TopicName[] => {
  const live = menu.flatMap(({ subSports }) => subSports).filter(({ liveCount }) => liveCount > 0);
  const largest = new Set(live.toSorted((a, b) => b.liveCount - a.liveCount).slice(0, most));
  return live.filter((subSport) => largest.has(subSport)).map(({ topic }) => topic);
};

/** Games in play of all sports; null while that is unknown. */
export const selectLiveCount = ({ menu }: { menu: readonly SportMenuItem[] | null }): number | null =>
  menu?.reduce(
    (sum, { subSports }) => subSports.reduce((inSport, { liveCount }) => inSport + liveCount, sum),
    0,
  ) ?? null;

export interface LiveSport {
  sportType: string;
  liveCount: number;
}

/** Sports with games in play, in the menu's order, and the chosen one even if it has none left. */
export const selectLiveSports = (menu: readonly SportMenuItem[], chosen: string | null): LiveSport[] =>
  menu
    .filter(({ type }) => type === 'G')
    .map(({ sportType, subSports }) => ({
      sportType,
      liveCount: subSports.reduce((sum, { liveCount }) => sum + liveCount, 0),
    }))
    .filter(
      ({ sportType, liveCount }) => liveCount > 0 || (chosen !== null && isNamedInAddress(sportType, chosen)),
    );

export interface NextStart {
  league: string;
  startMs: number;
}

/** When and where the next game begins; null when that is unknown. */
export const selectNextStart = (menu: readonly SportMenuItem[]): NextStart | null => {
  let next: (SubSportMenuItem & { nextStartMs: number }) | null = null;
  for (const subSport of menu.flatMap(({ subSports }) => subSports)) {
    const { nextStartMs } = subSport;
    if (nextStartMs !== null && (next === null || nextStartMs < next.nextStartMs))
      next = { ...subSport, nextStartMs };
  }
  return next === null ? null : { league: next.sportSubType, startMs: next.nextStartMs };
};
