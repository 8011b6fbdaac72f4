import type { LineHistory } from '../../fuzz/line-history.ts';
import type { Fraction } from '../fraction.ts';
import type { StoredLeg, StoredSeasonWager } from '../read-stored-season.ts';
import { isFullGame, recomputeLeg } from '../recompute-leg.ts';
import type { BruteLeg, BruteTerms } from '../recompute-wager.ts';
import type { GameFacts } from '../season-facts.ts';
import { listFair, recomputePaid } from './recompute-offer.ts';
import { type Amounts, replaySales, type StoredSale } from './replay-sales.ts';

/** Clocks are read before what they are read for. */
const EARLY_MS = 50;
/** This long after its moment a sale's lines may still have been looked at. */
const LATE_MS = 3_000;

/** Numbers from here on are other lines for the full game. */
const FIRST_ALTERNATE = 20;
const familyOf = (period: number): number => (period >= FIRST_ALTERNATE ? 0 : period);

type History = Pick<LineHistory, 'game' | 'lines' | 'resultMs'>;

/** All that the judge knows besides the stored tickets. */
interface Known {
  told: ReadonlyMap<number, readonly GameFacts[]>;
  history: History;
  ruled: ReadonlySet<string>;
}

/** A leg as it may have been when the wager was sold: won for now, with how likely that was, or decided. */
interface LegThen {
  leg: BruteLeg;
  fair: Fraction | null;
}

/**
 * @param told everything that was ever said of each game, as it decides legs
 * @param ruled legs that an operator made no action, `ticket-wager-item`
 */
export const judgeSales = (
  wagers: readonly StoredSeasonWager[],
  told: ReadonlyMap<number, readonly GameFacts[]>,
  history: History,
  ruled: ReadonlySet<string> = new Set(),
): string[] =>
  wagers.flatMap((wager) => {
    if (wager.sales.length === 0) return [];
    const { before } = replaySales(wager);
    return wager.sales.flatMap((sale, at) => {
      const amounts = before[at];
      if (amounts === undefined) return [`${wager.ticket_number}-${wager.wager_number} (sold): never sold`];
      const may = listPaid(wager, sale, amounts, { told, history, ruled });
      return may.has(sale.paid_cents)
        ? []
        : [
            `${wager.ticket_number}-${wager.wager_number} (sold): ${sale.share_percent} % paid ${sale.paid_cents}, by the lines of then ${[...may].slice(0, 8).join(', ') || 'nothing'}`,
          ];
    });
  });

/** What the share may have paid, by every line that may have stood then. */
const listPaid = (
  wager: StoredSeasonWager,
  sale: StoredSale,
  amounts: Amounts,
  known: Known,
): Set<number> => {
  const terms = wager.terms === null ? null : ({ ...wager.terms, ...amounts } as BruteTerms);
  let ways: LegThen[][] = [[]];
  for (const [at, stored] of wager.legs.entries()) {
    const mayBeVoid = known.ruled.has(`${wager.ticket_number}-${wager.wager_number}-${at + 1}`);
    const each = listLegsThen(stored, wager.terms === null ? amounts : null, sale.at_ms, known, mayBeVoid);
    ways = ways.flatMap((way) => each.map((leg) => [...way, leg]));
  }
  return new Set(
    ways.flatMap((way) => {
      const fair = way.flatMap((leg) => leg.fair ?? []);
      if (fair.length === 0) return [];
      const legs = way.map(({ leg }) => leg);
      return [recomputePaid(terms, legs, amounts.riskCents, fair, sale.share_percent)];
    }),
  );
};

const listLegsThen = (
  stored: StoredLeg,
  own: Amounts | null,
  atMs: number,
  { told, history }: Known,
  mayBeVoid: boolean,
): LegThen[] => {
  const gameNum = stored.game_num ?? 0;
  const plain: BruteLeg = {
    price: stored.final_price,
    soldPrice: null,
    riskCents: own?.riskCents ?? 0,
    toWinCents: own?.toWinCents ?? 0,
    entered: stored.entered,
    halves: ['W', 'W'],
    share: null,
  };
  // HR-50: with another pitcher its line is about another game.
  const isPitched = history
    .game(gameNum, atMs - EARLY_MS, atMs + LATE_MS)
    .some(
      (game) =>
        game.listedPitcher1 === stored.listed_pitcher1 && game.listedPitcher2 === stored.listed_pitcher2,
    );
  const lines = history
    .lines(gameNum, atMs - EARLY_MS, atMs + LATE_MS)
    .filter(
      ({ periodNumber, disabled }) =>
        !disabled && familyOf(periodNumber) === familyOf(stored.period_number ?? 0),
    );
  const open = isPitched ? listFair(lines, stored).map((fair) => ({ leg: plain, fair })) : [];
  // A final without period scores decides no leg on a period.
  const isTold = history.resultMs(gameNum) <= atMs + LATE_MS;
  const decisive = (isTold ? (told.get(gameNum) ?? []) : []).filter(
    ({ phase, segments }) => phase === 'cancelled' || segments.length > 0 || isFullGame(stored),
  );
  const decided = decisive.map((facts) => {
    const { halves, newPrice } = recomputeLeg(stored, facts);
    const priced = newPrice === null ? plain : { ...plain, price: newPrice, soldPrice: plain.price };
    return { leg: { ...priced, halves }, fair: null };
  });
  const voided: LegThen[] = mayBeVoid ? [{ leg: { ...plain, halves: ['X', 'X'] }, fair: null }] : [];
  return [...open, ...decided, ...voided];
};
