import type { GamePick } from '../pick/pick.ts';
import { formatSpread, formatTotal } from '../price/format-points.ts';
import { formatPrice } from '../price/format-price.ts';
import type { PriceType } from '../price/price.schema.ts';
import { labelOfLine } from '../sport/find-period.ts';
import { isSportType } from '../sport/sports.ts';
import { WAGER_KINDS } from '../wager-kind/wager-kinds.ts';
import type { BetWords } from './bet-words.ts';
import type { Bet, BetItem } from './open-bet.schema.ts';

type DescribedItem = Pick<
  BetItem,
  'pick' | 'sportType' | 'team1Id' | 'team2Id' | 'contestDesc' | 'contestantName' | 'finalLine' | 'finalPrice'
>;

/** Fills `{name}` with the value of that name. */
const fill = (
  text: string,
  values: Readonly<Partial<Record<'name' | 'picks' | 'sizes' | 'team' | 'total', string>>>,
) =>
  text.replaceAll(/\{(name|picks|sizes|team|total)\}/g, (_, name: keyof typeof values) => values[name] ?? '');

/** PeriodDescription (spec 1 §3); empty of a contest. */
export const describePeriod = (
  { pick, sportType }: Pick<BetItem, 'pick' | 'sportType'>,
  words: BetWords,
): string => {
  if (pick.type === 'C' || !isSportType(sportType)) return '';
  const label = labelOfLine(sportType, pick.periodNumber);
  return label === undefined ? '' : words.periods[label];
};

const describeSide = (
  { side, market }: GamePick,
  { team1Id, team2Id, finalLine }: Pick<DescribedItem, 'team1Id' | 'team2Id' | 'finalLine'>,
  words: BetWords,
): string => {
  if (side === 'draw') return words.draw;
  const total = finalLine === null ? '' : formatTotal(finalLine);
  if (side === 'over' || side === 'under') return fill(words[side], { total });
  const team = side.startsWith('team1') ? team1Id : team2Id;
  if (side.endsWith('Over')) return fill(words.teamOver, { team, total });
  if (side.endsWith('Under')) return fill(words.teamUnder, { team, total });
  return market === 'S' && finalLine !== null ? `${team} ${formatSpread(finalLine)}` : team;
};

/**
 * An item as a line of a file says it: `Football: Chiefs -3½ -110 (Chiefs @ Bills, Game)`.
 *
 * @param priceType null where the item's price doesn't pay, as in a teaser
 */
export const describeItem = (item: DescribedItem, priceType: PriceType | null, words: BetWords): string => {
  const price = priceType === null ? '' : ` ${formatPrice(item.finalPrice, priceType)}`;
  const sport = words.sports.get(item.sportType) ?? item.sportType;
  if (item.pick.type === 'C')
    return `${sport}: ${item.contestantName ?? ''}${price} (${item.contestDesc ?? ''})`;
  const about = [`${item.team1Id} @ ${item.team2Id}`, describePeriod(item, words)].filter(Boolean);
  return `${sport}: ${describeSide(item.pick, item, words)}${price} (${about.join(', ')})`;
};

/** Description (spec 1 §3): a line for each item and each spot still empty. */
export const describeItems = (
  { terms, items }: Pick<Bet, 'terms'> & { items: readonly DescribedItem[] },
  priceType: PriceType,
  words: BetWords,
): string =>
  [
    ...items.map((item) => describeItem(item, WAGER_KINDS[terms.kind].pricesPay ? priceType : null, words)),
    ...Array.from({ length: 'openSpots' in terms ? terms.openSpots : 0 }, () => words.openSpot),
  ].join('\r\n');

/** The wager's type in words: `Parlay (4)`; empty spots count as picks. */
export const describeType = (
  { terms, items }: Pick<Bet, 'terms'> & { items: readonly unknown[] },
  words: BetWords,
): string => {
  const count = items.length + ('openSpots' in terms ? terms.openSpots : 0);
  const picks = String(count);
  switch (terms.kind) {
    case 'roundRobin':
      return fill(words.roundRobin, { sizes: terms.sizes.join(words.sizesJoint), picks });
    case 'teaser': {
      const { category, teaserName: name } = terms.teaser;
      return fill(category === 'Pleasers' ? words.pleaser : words.teaser, { name, picks });
    }
    case 'ifBet':
      return fill(terms.condition === 'winOnly' ? words.ifWinOnly : words.ifWinOrPush, { picks });
    case 'reverse':
      return count === 2 ? words.actionReverse : fill(words.arbc, { picks });
    default:
      return fill(words[terms.kind], { picks });
  }
};
