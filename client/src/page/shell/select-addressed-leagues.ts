import type { TopicName } from '@lineboard/domain/lines/book/topic';
import { isNamedInAddress } from '@lineboard/domain/lines/offering/is-named-in-address';
import type { SportMenuItem } from '@lineboard/domain/lines/offering/offering-answers.schema';

/** Names in the address; missing ones are undefined. */
interface AddressedNames {
  sport?: string | undefined;
  subSport?: string | undefined;
  type?: 'C' | undefined;
  contestDesc?: string | undefined;
}

export interface AddressedLeagues {
  topics: readonly TopicName[];
  /** The only contest of them that is shown, as the address describes it; null for all. */
  contestDesc: string | null;
}

/**
 * The topic that an address names: the sub-sport of its sport, or the sport's first. A contest's description limits the
 * contests of the sub-sport to that one; without a sub-sport it may name one itself, else it is in one of the sport's.
 *
 * @returns null when the book offers nothing with that name
 */
export const selectAddressedLeagues = (
  menu: readonly SportMenuItem[],
  { sport, subSport, type, contestDesc }: AddressedNames,
): AddressedLeagues | null => {
  if (sport === undefined) return null;
  const ofSport = menu.filter(
    (item) => isNamedInAddress(item.sportType, sport) && (type === undefined || item.type === type),
  );
  const all = ofSport.flatMap(({ subSports }) => subSports);
  const ofContests = ofSport.filter((item) => item.type === 'C').flatMap(({ subSports }) => subSports);
  const named = (from: typeof all, name: string): TopicName | undefined =>
    from.find(({ sportSubType }) => isNamedInAddress(sportSubType, name))?.topic;
  const whole = (topic: TopicName | undefined): AddressedLeagues | null =>
    topic === undefined ? null : { topics: [topic], contestDesc: null };

  if (contestDesc === undefined) return whole(subSport === undefined ? all[0]?.topic : named(all, subSport));
  if (subSport !== undefined) {
    const topic = named(ofContests, subSport);
    return topic === undefined ? whole(named(all, subSport)) : { topics: [topic], contestDesc };
  }
  const group = whole(named(all, contestDesc));
  if (group !== null || ofContests.length === 0) return group;
  return { topics: ofContests.map(({ topic }) => topic), contestDesc };
};
