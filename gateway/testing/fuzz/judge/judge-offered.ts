import type { ContestLine } from '@lineboard/domain/lines/line/contest-line.schema';
import type { Game } from '@lineboard/domain/lines/line/game.schema';
import type { GameLine } from '@lineboard/domain/lines/line/game-line.schema';
import type { LineHistory } from '../line-history.ts';
import { nameOfPick } from './name-of-pick.ts';
import type { JudgedCustomer, JudgedLeg, JudgedWager } from './read-judged.ts';

/** What a cell showed. */
interface Offer {
  price: number | null;
  points: number | null;
  status: string;
  maxCents: number | null;
  closedMs: number;
  isDown: boolean;
}

interface Moment {
  fromMs: number;
  toMs: number;
}

/** The lowest of what the lines' own maxima were, where the leg was circled; null where it wasn't (HR-4, HR-32). */
export const circledMaxOf = (leg: JudgedLeg, moment: Moment, history: LineHistory): number | null => {
  const offers = listOffers(leg, moment, history);
  if (offers.length === 0 || offers.some(({ status }) => status !== 'I')) return null;
  return Math.max(...offers.map(({ maxCents }) => maxCents ?? Infinity));
};

/** HR-15, HR-30, HR-32: whether the leg could be had, as it is stored, at some moment between the two. */
export const judgeOffered = (
  leg: JudgedLeg,
  wager: JudgedWager,
  customer: JudgedCustomer,
  moment: Moment,
  history: LineHistory,
): string[] => {
  const name = nameOfPick(leg);
  const isTogether =
    wager.terms !== null &&
    ['parlay', 'teaser', 'roundRobin', 'progressiveParlay'].includes(wager.terms.kind);
  const games = leg.game_num === null ? [] : history.game(leg.game_num, moment.fromMs, moment.toMs);
  if (isTogether && games.length > 0 && games.every(({ parlayRestriction }) => parlayRestriction === 'D'))
    return [`${name} of a game that is in no parlay`];
  if (leg.game_num !== null && history.resultMs(leg.game_num) < moment.fromMs)
    return [`${name} of a game that was over`];
  const offers = listOffers(leg, moment, history);
  const open = offers.filter(
    ({ status, isDown, closedMs }) => status !== 'H' && !isDown && closedMs >= moment.fromMs,
  );
  if (open.length === 0) return [`${name} could not be bet on`];
  const price = leg.line_price ?? leg.final_price;
  const points = leg.line_price === null ? leg.final_line : leg.line_points;
  if (!open.some((offer) => offer.price === price && offer.points === points))
    return [
      `${name} was never ${points} at ${price} then: ${open.map((offer) => `${offer.points} at ${offer.price}`).join(', ')}`,
    ];
  return listFinals(leg, wager, customer, { price, points }, games).some(
    (final) => final.price === leg.final_price && final.points === leg.final_line,
  )
    ? []
    : [`${name}, ${points} at ${price}, can't become ${leg.final_line} at ${leg.final_price}`];
};

const listOffers = (leg: JudgedLeg, { fromMs, toMs }: Moment, history: LineHistory): Offer[] =>
  leg.pick_type === 'C'
    ? history.contest(leg.contest_num ?? 0, leg.contestant_num ?? 0, fromMs, toMs).map(offerOfContest)
    : history.line(leg.game_num ?? 0, leg.period_number ?? 0, fromMs, toMs).map((line) => ({
        ...offerOfLine(line, leg),
        closedMs: line.periodWagerCutoffMs,
        isDown: line.disabled,
      }));

const offerOfContest = (line: ContestLine): Offer => ({
  price: line.moneyLine,
  points: null,
  status: line.status,
  maxCents: line.maxWagerCents,
  closedMs: line.wagerCutoffMs,
  isDown: line.disabled || line.outcome !== null,
});

const offerOfLine = (
  line: GameLine,
  { wager_type: market, side }: JudgedLeg,
): Pick<Offer, 'price' | 'points' | 'status' | 'maxCents'> => {
  const first = side?.startsWith('team1') === true;
  switch (market) {
    case 'S':
      return {
        price: first ? line.spreadAdj1 : line.spreadAdj2,
        points: first ? line.spread1 : line.spread2,
        status: line.spreadLineStatus,
        maxCents: line.spreadMaxWagerCents,
      };
    case 'M':
      return {
        price: side === 'draw' ? line.moneyLineDraw : first ? line.moneyLine1 : line.moneyLine2,
        points: null,
        status: line.moneyLineStatus,
        maxCents: line.moneyLineMaxWagerCents,
      };
    case 'L':
      return {
        price: side === 'over' ? line.ttlPtsAdj1 : line.ttlPtsAdj2,
        points: line.totalPoints,
        status: line.totalsStatus,
        maxCents: line.totalsMaxWagerCents,
      };
    default: {
      const over = side?.endsWith('Over') === true;
      const [up, down] = first
        ? [line.team1TtlPtsAdj1, line.team1TtlPtsAdj2]
        : [line.team2TtlPtsAdj1, line.team2TtlPtsAdj2];
      return {
        price: over ? up : down,
        points: first ? line.team1TotalPoints : line.team2TotalPoints,
        status: line.teamTotalsLineStatus,
        maxCents: line.teamTotalsMaxWagerCents,
      };
    }
  }
};

interface Final {
  price: number;
  points: number | null;
}

/** What the customer could make of the cell: by a teaser's points, by points bought or sold, or with less juice. */
const listFinals = (
  leg: JudgedLeg,
  { terms }: JudgedWager,
  { codes }: JudgedCustomer,
  shown: Final,
  games: readonly Game[],
): Final[] => {
  const { points } = shown;
  if (terms?.kind === 'teaser') {
    if (points === null) return [];
    return [
      {
        price: shown.price,
        points: leg.side === 'over' ? points - leg.teaser_points : points + leg.teaser_points,
      },
    ];
  }
  const isMain = leg.period_number === 0 && (leg.wager_type === 'S' || leg.wager_type === 'L');
  if (leg.points_bought !== 0) {
    const isSold = ['Football', 'Basketball', 'Baseball'].includes(leg.sport_type);
    if (!isMain || !isSold || points === null || !Number.isInteger(points * 2)) return [];
    if (games.every(({ preventPointBuyingFlag }) => preventPointBuyingFlag)) return [];
    return stepPoints(leg, { price: shown.price, points });
  }
  const juice = codes.get('LESSJUICE');
  if (terms !== null || juice === undefined || !isMain || shown.price < -120 || shown.price > -101)
    return [shown];
  const improved = shown.price + (juice['Cents'] ?? 5);
  return [shown, { price: improved >= -100 ? 100 : improved, points }];
};

/** HR-30: 10 cents a half point, 25 on or off football's 3, 15 on or off its 7; at most 3 or 2 of them. */
const stepPoints = (leg: JudgedLeg, { price, points }: { price: number; points: number }): Final[] => {
  const isFootballSpread = leg.sport_type === 'Football' && leg.wager_type === 'S';
  const most = leg.wager_type === 'S' && leg.sport_type !== 'Baseball' ? 3 : 2;
  const count = Math.abs(leg.points_bought);
  if (count > most) return [];
  const towards = Math.sign(leg.points_bought);
  let cents = 0;
  let at = points;
  for (let step = 0; step < count; step += 1) {
    const next = at + (leg.side === 'over' ? -0.5 : 0.5) * towards;
    const touches = (key: number): boolean => Math.abs(at) === key || Math.abs(next) === key;
    cents += isFootballSpread && touches(3) ? 25 : isFootballSpread && touches(7) ? 15 : 10;
    // Never sold onto or through pick'em.
    if (leg.wager_type === 'S' && towards < 0 && at * next <= 0) return [];
    at = next;
  }
  const moved = (price > 0 ? price - 100 : price + 100) - towards * cents;
  return [{ price: moved >= 0 ? moved + 100 : moved - 100, points: at }];
};
