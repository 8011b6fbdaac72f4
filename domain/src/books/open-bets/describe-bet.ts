import { saySport } from '../../ground/language/say-sport.ts';
import type { Say } from '../../ground/language/say.ts';
import type { GamePick } from '../../ground/pick/pick.ts';
import { formatSpread, formatTotal } from '../../ground/price/format-points.ts';
import { formatPrice } from '../../ground/price/format-price.ts';
import type { PriceType } from '../../ground/price/price.schema.ts';
import { labelOfLine } from '../../ground/sport/find-period.ts';
import { isSportType } from '../../ground/sport/sports.ts';
import { listCombinedLegs } from '../../betting/wager/combined-legs.ts';
import { paysOwnPrice } from '../../betting/wager/pays-own-price.ts';
import type { Bet, BetItem } from './open-bet.schema.ts';

type DescribedItem = Pick<
  BetItem,
  'pick' | 'sportType' | 'team1Id' | 'team2Id' | 'contestDesc' | 'contestantName' | 'finalLine' | 'finalPrice'
>;

/** PeriodDescription (spec 1 §3); empty for a contest. */
export const describePeriod = (
  { pick, sportType }: Pick<BetItem, 'pick' | 'sportType'>,
  say: Say,
): string => {
  if (pick.type === 'C' || !isSportType(sportType)) return '';
  const label = labelOfLine(sportType, pick.periodNumber);
  return label === undefined ? '' : say(`files:period.${label}`);
};

const describeSide = (
  { side, market }: GamePick,
  { team1Id, team2Id, finalLine }: Pick<DescribedItem, 'team1Id' | 'team2Id' | 'finalLine'>,
  say: Say,
): string => {
  if (side === 'draw') return say('pick:draw');
  const total = finalLine === null ? '' : formatTotal(finalLine);
  if (side === 'over') return say('pick:over', { total });
  if (side === 'under') return say('pick:under', { total });
  const team = side.startsWith('team1') ? team1Id : team2Id;
  if (side.endsWith('Over')) return say('pick:teamOver', { team, total });
  if (side.endsWith('Under')) return say('pick:teamUnder', { team, total });
  return market === 'S' && finalLine !== null ? `${team} ${formatSpread(finalLine)}` : team;
};

/**
 * An item as one line of an exported file: `Football: Chiefs -3½ -110 (Chiefs @ Bills, Game)`.
 *
 * @param priceType null where the item's price doesn't pay, as in a teaser
 */
export const describeItem = (item: DescribedItem, priceType: PriceType | null, say: Say): string => {
  const price = priceType === null ? '' : ` ${formatPrice(item.finalPrice, priceType)}`;
  const sport = saySport(item.sportType, say);
  if (item.pick.type === 'C')
    return `${sport}: ${item.contestantName ?? ''}${price} (${item.contestDesc ?? ''})`;
  const about = [`${item.team1Id} @ ${item.team2Id}`, describePeriod(item, say)].filter(Boolean);
  return `${sport}: ${describeSide(item.pick, item, say)}${price} (${about.join(', ')})`;
};

/** Description (spec 1 §3): a line for each item and each spot still empty. */
export const describeItems = (
  { terms, items }: Pick<Bet, 'terms'> & { items: readonly DescribedItem[] },
  priceType: PriceType,
  say: Say,
): string =>
  [
    ...items.map((item, at) => describeItem(item, paysOwnPrice(terms, at) ? priceType : null, say)),
    ...listCombinedLegs(terms).map(({ numbers, price }) =>
      say('files:combined', {
        legs: numbers.join(', '),
        price: price === null ? '' : formatPrice(price, priceType),
      }),
    ),
    ...Array.from({ length: 'openSpots' in terms ? terms.openSpots : 0 }, () => say('files:openSpot')),
  ].join('\r\n');

/** The wager's type in words: `Parlay (4)`; empty spots count as picks. */
export const describeType = (
  { terms, items }: Pick<Bet, 'terms'> & { items: readonly unknown[] },
  say: Say,
): string => {
  const count = items.length + ('openSpots' in terms ? terms.openSpots : 0);
  const picks = String(count);
  switch (terms.kind) {
    case 'roundRobin':
      return say('files:roundRobin', { sizes: terms.sizes.join(say('files:sizesJoint')), picks });
    case 'teaser': {
      const { category, teaserName: name } = terms.teaser;
      return say(`open-bets:type.${category === 'Pleasers' ? 'pleaser' : 'teaser'}`, { name, picks });
    }
    case 'ifBet':
      return say(`open-bets:type.${terms.condition === 'winOnly' ? 'ifWinOnly' : 'ifWinOrPush'}`, { picks });
    case 'reverse':
      return count === 2 ? say('open-bets:type.actionReverse') : say('open-bets:type.arbc', { picks });
    default:
      return say(`open-bets:type.${terms.kind}`, { picks });
  }
};
