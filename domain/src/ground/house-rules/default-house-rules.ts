import type { AmericanPrice } from '../price/american-price.ts';
import { baseball } from '../sport/rows/baseball.ts';
import { basketball } from '../sport/rows/basketball.ts';
import { football } from '../sport/rows/football.ts';
import { rowOfSport, SPORT_TYPES } from '../sport/sports.ts';
import type { HouseRules, TeaserCard, TeaserCategory, TieRule } from './house-rules.schema.ts';

/** Prices of 2, 3, 4 … teams. */
const payCards = (prices: readonly AmericanPrice[], firstTeams = 2): Record<number, AmericanPrice> =>
  Object.fromEntries(prices.map((price, at) => [firstTeams + at, price]));

const teaser = (
  category: TeaserCategory,
  tieRule: TieRule,
  [ofFootball, ofBasketball, ofBaseball]: readonly [number, number, number?],
  prices: Record<number, AmericanPrice>,
  teams = '',
): TeaserCard => ({
  teaserName: `${category === 'Pleasers' ? 'Pleaser' : 'T'} ${tieRule} ${ofFootball}/${ofBasketball}${teams}`,
  category,
  tieRule,
  points: {
    [football.sportType]: ofFootball,
    [basketball.sportType]: ofBasketball,
    ...(ofBaseball === undefined ? {} : { [baseball.sportType]: ofBaseball }),
  },
  payCards: prices,
});

/** Sports of which half points are sold. */
const SOLD = SPORT_TYPES.flatMap((sportType) => {
  const { sold } = rowOfSport(sportType);
  return sold === null ? [] : [[sportType, sold] as const];
});

const SIX = payCards([-110, 180, 300, 450, 700, 900, 1_100]);

/** The figures of house-rules HR-10 to HR-30; a book of its own sets others in its configuration. */
export const DEFAULT_HOUSE_RULES: HouseRules = {
  teasers: [
    teaser('Standard', 'tp', [6, 4, 1], SIX),
    teaser('Standard', 'tp', [6.5, 4.5, 1.5], payCards([-120, 160, 250, 400, 600, 800, 1_000])),
    teaser('Standard', 'tp', [7, 5, 2], payCards([-130, 150, 200, 350, 500, 700, 900])),
    teaser('Standard', 'tl', [10, 7], payCards([-120], 3), ' 3 teams'),
    teaser('Standard', 'tl', [13, 9], payCards([-130], 4), ' 4 teams'),
    // HR-13 has no card on which ties win: the six-point one at the price of a half point and a full one more.
    teaser('Standard', 'tw', [6, 4], payCards([-130, 150, 250, 400, 600, 750, 900])),
    // Nor has it pleasers; these are figures that published cards agree on for two and three teams, and go on from
    // there.
    teaser('Pleasers', 'tl', [6, 4], payCards([600, 1_700, 4_000, 9_000])),
    teaser('Pleasers', 'tp', [7, 5], payCards([750, 2_000, 5_000, 10_000])),
  ],
  defaultTeaserName: null,
  orderByTeaserName: false,
  parlayCard: null,
  // Pays to 1, where none, one, two and three of the legs lose.
  progressiveCard: {
    payouts: {
      4: [
        [5, 1],
        [1, 1],
      ],
      5: [
        [11, 1],
        [2, 1],
      ],
      6: [
        [20, 1],
        [9, 2],
      ],
      7: [
        [40, 1],
        [4, 1],
        [1, 2],
      ],
      8: [
        [75, 1],
        [10, 1],
        [2, 1],
      ],
      9: [
        [150, 1],
        [20, 1],
        [5, 2],
      ],
      10: [
        [250, 1],
        [25, 1],
        [3, 1],
        [1, 1],
      ],
      11: [
        [400, 1],
        [60, 1],
        [5, 1],
        [1, 1],
      ],
      12: [
        [900, 1],
        [80, 1],
        [10, 1],
        [3, 1],
      ],
    },
  },
  points: {
    sportTypes: SOLD.map(([sportType]) => sportType),
    halfPointCents: 10,
    keyNumbers: SOLD.flatMap(([sportType, { keyNumbers }]) =>
      keyNumbers.map((key) => ({ sportType, ...key })),
    ),
    mostOnSpread: Object.fromEntries(
      SOLD.flatMap(([sportType, { mostOnSpread }]) =>
        mostOnSpread === null ? [] : [[sportType, mostOnSpread]],
      ),
    ),
    mostElsewhere: 2,
  },
  rifMaxChain: 5,
  openSpotDays: 7,
  mostParlayLegs: 12,
  mostIfBetLegs: 7,
  mostPendingTickets: 20,
  mostOpenWagers: 2_000,
  mostTicketWinCents: 10_000_000,
  mostDayWinCents: 25_000_000,
  sales: { marginPercent: 4, legPercent: 1, leastCents: 100 },
  decidedStands: true,
  correctionHours: 72,
  statisticCorrectionHours: 24,
  // The specification names the four and gives no figures: three steps either way before a game of the sports with long
  // ladders, two where ladders are short or prices move while they are read.
  defaultSpreadDisplay: { football: 6, basketball: 6, live: 4, others: 4 },
};
