import { acceptedLineOf } from '@lineboard/domain/betting/closing-line/accepted-line';
import {
  calculateClosingLineValue,
  type ClosingLineValue,
} from '@lineboard/domain/betting/closing-line/closing-line-value';
import { calculateContestCloseValue } from '@lineboard/domain/betting/closing-line/contest-close-value';
import { CLOSES_OF_BETS } from '@lineboard/domain/books/daily-figures/figure-bounds';
import type { ValueByKind } from '@lineboard/domain/books/daily-figures/figure-charts.schema';
import { KINDS_OF_FIGURE } from '@lineboard/domain/books/daily-figures/kinds-of-figure';
import { createRational, multiplyRational, roundRational } from '@lineboard/domain/ground/money/rational';
import type { GamePick } from '@lineboard/domain/ground/pick/pick';
import type { FiguresSource } from './read-figures.ts';

const SELECT_LEGS = `
select i.sport_type as "sportType", i.wager_type as market, i.side, i.contestant_name as "contestantName", i.final_price as "finalPrice",
  i.final_line as "finalLine", coalesce(i.line_price, i.final_price) as "linePrice",
  case when i.line_price is null then i.final_line else i.line_points end as "linePoints",
  i.teaser_points as "teaserPoints", i.close_prices as "closePrices", i.close_points as "closePoints",
  i.close_sides_sum as "closeSidesSum"
from (
  select distinct ticket_number, wager_number from ledger
  where customer_id = $1 and book_ms >= $2 and kind = any($3) and ticket_number is not null
  order by ticket_number desc, wager_number desc limit ${CLOSES_OF_BETS}
) bet join wager_item i using (ticket_number, wager_number)
where i.result is not null and cardinality(i.close_prices) > 0`;

interface ClosedLeg {
  sportType: string;
  market: GamePick['market'] | null;
  side: string | null;
  /** null for a game. */
  contestantName: string | null;
  finalPrice: number;
  finalLine: number | null;
  linePrice: number;
  linePoints: number | null;
  teaserPoints: number;
  closePrices: number[] | null;
  closePoints: number | null;
  closeSidesSum: number | null;
}

const HUNDREDTHS = createRational(10_000);

/** How a customer's graded legs compare with their closes, by sport and market (HR-61, HR-62). */
export const readClosingValues = async (
  { pool }: FiguresSource,
  { customerId, sinceMs }: { customerId: string; sinceMs: number },
): Promise<ValueByKind[]> => {
  const { rows } = await pool.query<ClosedLeg>(SELECT_LEGS, [customerId, sinceMs, KINDS_OF_FIGURE.winLoss]);
  const kinds = new Map<string, ValueByKind>();
  for (const leg of rows) addLeg(kinds, leg);
  return [...kinds.values()];
};

const addLeg = (kinds: Map<string, ValueByKind>, leg: ClosedLeg): void => {
  const { sportType, teaserPoints } = leg;
  const market = leg.contestantName === null ? leg.market : 'C';
  const value = valueOf(leg);
  if (value === null || market === null) return;
  const name = `${market}.${sportType}`;
  const kind = kinds.get(name) ?? { sportType, market, ...NOTHING };
  if (value.by === 'points')
    kinds.set(name, {
      ...kind,
      otherNumberLegs: kind.otherNumberLegs + 1,
      pointsSum: kind.pointsSum + value.points,
    });
  else if (teaserPoints === 0 && value.worth !== null)
    kinds.set(name, {
      ...kind,
      sameNumberLegs: kind.sameNumberLegs + 1,
      worthSum: kind.worthSum + Number(roundRational(multiplyRational(value.worth, HUNDREDTHS))),
    });
};

const valueOf = (leg: ClosedLeg): ClosingLineValue | null => {
  const { contestantName, side, closePrices, closePoints: points, closeSidesSum: sidesSum } = leg;
  const [own, ...others] = closePrices ?? [];
  if (own === undefined) return null;
  const accepted = acceptedLineOf(leg);
  if (contestantName !== null)
    return calculateContestCloseValue(contestantName, accepted.price, { price: own, points, sidesSum });
  if (side === null) return null;
  return calculateClosingLineValue({ side: side as GamePick['side'] }, accepted, {
    prices: [own, ...others],
    points,
  });
};

const NOTHING = { sameNumberLegs: 0, worthSum: 0, otherNumberLegs: 0, pointsSum: 0 };
