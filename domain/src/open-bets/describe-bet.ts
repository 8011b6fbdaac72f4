import type { GamePick } from '../pick/pick.ts';
import { formatSpread, formatTotal } from '../price/format-points.ts';
import { formatPrice } from '../price/format-price.ts';
import type { PriceType } from '../price/price-type.ts';
import { labelOfLine } from '../sport/find-period.ts';
import type { PeriodLabel } from '../sport/period.ts';
import { isSportType } from '../sport/sport.ts';
import type { Bet, BetItem } from './open-bet.ts';

type DescribedItem = Pick<
  BetItem,
  'pick' | 'sportType' | 'team1Id' | 'team2Id' | 'contestDesc' | 'contestantName' | 'finalLine' | 'finalPrice'
>;

const PERIODS: Readonly<Record<PeriodLabel, string>> = {
  game: 'Game',
  half1: '1st Half',
  half2: '2nd Half',
  quarter1: '1st Quarter',
  quarter2: '2nd Quarter',
  quarter3: '3rd Quarter',
  quarter4: '4th Quarter',
  period1: '1st Period',
  period2: '2nd Period',
  period3: '3rd Period',
  first5: 'First 5 Innings',
  set1: '1st Set',
  alternate: 'Alternate Line',
};

/** PeriodDescription (spec 1 §3); empty of a contest. */
export const describePeriodInEnglish = ({ pick, sportType }: Pick<BetItem, 'pick' | 'sportType'>): string => {
  if (pick.type === 'C' || !isSportType(sportType)) return '';
  const label = labelOfLine(sportType, pick.periodNumber);
  return label === undefined ? '' : PERIODS[label];
};

const describeSide = (
  { side, market }: GamePick,
  { team1Id, team2Id, finalLine }: Pick<DescribedItem, 'team1Id' | 'team2Id' | 'finalLine'>,
): string => {
  if (side === 'draw') return 'Draw';
  const total = finalLine === null ? '' : formatTotal(finalLine);
  if (side === 'over') return `Over ${total}`;
  if (side === 'under') return `Under ${total}`;
  const team = side.startsWith('team1') ? team1Id : team2Id;
  if (side.endsWith('Over')) return `${team} over ${total}`;
  if (side.endsWith('Under')) return `${team} under ${total}`;
  return market === 'S' && finalLine !== null ? `${team} ${formatSpread(finalLine)}` : team;
};

/**
 * An item as a line of a file says it, in English: `Football: Chiefs -3½ -110 (Chiefs @ Bills, Game)`.
 *
 * @param priceType null where the item's price doesn't pay, as in a teaser
 */
export const describeItemInEnglish = (item: DescribedItem, priceType: PriceType | null): string => {
  const price = priceType === null ? '' : ` ${formatPrice(item.finalPrice, priceType)}`;
  if (item.pick.type === 'C')
    return `${item.sportType}: ${item.contestantName ?? ''}${price} (${item.contestDesc ?? ''})`;
  const about = [`${item.team1Id} @ ${item.team2Id}`, describePeriodInEnglish(item)].filter(Boolean);
  return `${item.sportType}: ${describeSide(item.pick, item)}${price} (${about.join(', ')})`;
};

/** Description (spec 1 §3): a line for each item and each spot still empty. */
export const describeItemsInEnglish = (
  { terms, items }: Pick<Bet, 'terms'> & { items: readonly DescribedItem[] },
  priceType: PriceType,
): string =>
  [
    ...items.map((item) => describeItemInEnglish(item, terms.kind === 'teaser' ? null : priceType)),
    ...Array.from({ length: 'openSpots' in terms ? terms.openSpots : 0 }, () => 'Open spot'),
  ].join('\r\n');

/** The wager's type in words: `Parlay (4)`; empty spots count as picks. */
export const describeTypeInEnglish = ({
  terms,
  items,
}: Pick<Bet, 'terms'> & { items: readonly unknown[] }) => {
  const picks = items.length + ('openSpots' in terms ? terms.openSpots : 0);
  switch (terms.kind) {
    case 'straight':
      return 'Straight';
    case 'parlay':
      return `Parlay (${picks})`;
    case 'roundRobin':
      return `Round robin by ${terms.sizes.join(', ')} (${picks})`;
    case 'teaser':
      return `${terms.teaser.category === 'Pleasers' ? 'Pleaser' : 'Teaser'} ${terms.teaser.teaserName} (${picks})`;
    case 'ifBet':
      return `${terms.condition === 'winOnly' ? 'If win only' : 'If win or push'} (${picks})`;
    case 'reverse':
      return picks === 2 ? 'Action reverse' : `ARBC (${picks})`;
  }
};
