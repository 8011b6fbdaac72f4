import type { TopicName } from '@lineboard/domain/book/topic';
import type { SportMenuItem } from '@lineboard/domain/offering/sport-menu';

/** Dashes stand for spaces, and nobody should have to get capitals right. */
const isNamed = (name: string, inAddress: string): boolean =>
  name.replaceAll('-', ' ').toLowerCase() === inAddress.replaceAll('-', ' ').toLowerCase();

/** The topic that an address names: the sub-sport (or contest) of the sport, or the sport's first. */
export const selectAddressedTopic = (
  menu: readonly SportMenuItem[],
  { sport, subSport }: { sport: string; subSport: string | undefined },
): TopicName | null => {
  const subSports = menu
    .filter(({ sportType }) => isNamed(sportType, sport))
    .flatMap((item) => item.subSports);
  const named =
    subSport === undefined
      ? subSports[0]
      : subSports.find(({ sportSubType }) => isNamed(sportSubType, subSport));
  return named?.topic ?? null;
};
