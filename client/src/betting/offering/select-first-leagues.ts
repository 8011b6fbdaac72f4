import type { TopicName } from '@lineboard/domain/lines/book/topic';
import type { SportMenuItem } from '@lineboard/domain/lines/offering/offering-answers.schema';

export interface FirstChoice {
  menu: readonly SportMenuItem[];
  /** Topics shown last on this device. */
  bookmark: readonly TopicName[];
  /** `sport/subSport` of the site, or null. */
  initialLeague: string | null;
}

/** The topic of a sport and sub-sport by name. */
const findTopic = (menu: readonly SportMenuItem[], sport: string, subSport: string): TopicName | null => {
  const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();
  for (const { sportType, subSports } of menu) {
    if (!isSame(sportType, sport)) continue;
    const found = subSports.find(({ sportSubType }) => isSame(sportSubType, subSport));
    if (found !== undefined) return found.topic;
  }
  return null;
};

/** The first leagues on the board: the last bookmark, else the site's initial league, else the first sport. */
export const selectFirstLeagues = ({ menu, bookmark, initialLeague }: FirstChoice): TopicName[] => {
  const offered = new Set(menu.flatMap(({ subSports }) => subSports.map(({ topic }) => topic)));
  const kept = bookmark.filter((topic) => offered.has(topic));
  if (kept.length > 0) return kept;
  const [sport = '', ...subSport] = (initialLeague ?? '').split('/');
  const initial = findTopic(menu, sport, subSport.join('/'));
  if (initial !== null) return [initial];
  const first = menu[0]?.subSports[0];
  return first === undefined ? [] : [first.topic];
};
