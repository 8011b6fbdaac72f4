import type { TeaserCard } from '@lineboard/domain/ground/house-rules/house-rules.schema';
import { formatTotal } from '@lineboard/domain/ground/price/format-points';
import { SPORT_TYPES } from '@lineboard/domain/ground/sport/sports';
import type { TFunction } from 'i18next';

/** In the order of the menu; a sport that this page doesn't know comes first. */
const placeOf = (sportType: string): number => SPORT_TYPES.findIndex((known) => known === sportType);

/**
 * Describes a teaser by what it does: `6 pts football / 4 basketball, ties push`, with the number of teams when it
 * takes only one number. The book's name for it is a code, shown next to it where there is room (`TeaserCode`).
 */
export const describeTeaser = (t: TFunction, { points, tieRule, payCards, category }: TeaserCard): string => {
  // A bet comes back with its sports in a different order from the card that it was placed with.
  const inOrder = Object.entries(points).toSorted(([one], [other]) => placeOf(one) - placeOf(other));
  const moves = inOrder.map(([sportType, moved], at) => {
    const texts = {
      points: formatTotal(moved),
      sport: t(`sport:${sportType}`, { defaultValue: sportType }).toLocaleLowerCase(),
    };
    return at === 0 ? t('wager:teaserMoves', texts) : t('wager:teaserMovesToo', texts);
  });
  const [teams, ...others] = Object.keys(payCards);
  // It moves the line the other way, against the customer.
  const moved = moves.join(' / ');
  const parts = [
    category === 'Pleasers' ? t('wager:pleaser', { moves: moved }) : moved,
    t(`wager:ties.${tieRule}`),
  ];
  if (teams !== undefined && others.length === 0)
    parts.push(t('wager:teaserTeams', { count: Number(teams) }));
  return parts.join(', ');
};
