import { payForShare } from '@lineboard/domain/betting/selling/sale-offer';
import type { SaleRefusal } from '@lineboard/domain/betting/selling/sale-refusal';
import type { OpenBet } from '@lineboard/domain/books/open-bets/open-bet.schema';
import type { Cents } from '@lineboard/domain/ground/money/cents';
import type { SaleReport } from '@lineboard/workers/board/board-frame';
import { selectIsFresh, useLineState } from '../../ground/live/line-state.ts';
import { nameOfBet, useOfferedBets } from './offered-bets-store.ts';

/** Why nothing is offered: the rules' own reasons, and those that only a page has. */
export type NoOffer = SaleRefusal | 'notFollowed' | 'notAccepting';

/** What the book pays for the whole of a bet now. `coming`: not known yet. */
export type OfferNow =
  | { kind: 'offer'; offerCents: Cents; paybackCents: Cents }
  /** `leg`: the place of the one that is in the way; null where none of them alone is. */
  | { kind: 'none'; reason: NoOffer; leg: number | null }
  | { kind: 'coming' };

/** These don't change while the page is open: a bet that has one of them isn't offered for. */
const LASTING: ReadonlySet<NoOffer> = new Set(['kind', 'freePlay', 'openSpots', 'rolling']);

export const isLasting = (now: OfferNow): boolean => now.kind === 'none' && LASTING.has(now.reason);

interface Conditions {
  /** Prices may be bet on (HR-32). */
  isFresh: boolean;
  isAccepting: boolean;
}

/** The page knows of a lost link before the worker's next report does. */
const selectOfferNow = (report: SaleReport | undefined, { isFresh, isAccepting }: Conditions): OfferNow => {
  if (report === undefined) return { kind: 'coming' };
  if (report === 'notFollowed') return { kind: 'none', reason: report, leg: null };
  if ('refusal' in report) return { kind: 'none', reason: report.refusal, leg: report.leg };
  if (!isFresh) return { kind: 'none', reason: 'stale', leg: null };
  return isAccepting ? { kind: 'offer', ...report } : { kind: 'none', reason: 'notAccepting', leg: null };
};

export const useOfferNow = (bet: OpenBet): OfferNow => {
  const report = useOfferedBets(({ reports }) => reports.get(nameOfBet(bet)));
  const isFresh = useLineState(selectIsFresh);
  const isAccepting = useLineState(({ accepting }) => accepting);
  return selectOfferNow(report, { isFresh, isAccepting });
};

/** What the book pays now for all of these bets that it buys back; null: for none of them. */
export const useOffersNow = (bets: readonly OpenBet[]): Cents | null => {
  const reports = useOfferedBets((state) => state.reports);
  const isFresh = useLineState(selectIsFresh);
  const isAccepting = useLineState(({ accepting }) => accepting);
  const offers = bets.flatMap((bet) => {
    const now = selectOfferNow(reports.get(nameOfBet(bet)), { isFresh, isAccepting });
    return now.kind === 'offer' ? [now.offerCents] : [];
  });
  return offers.length === 0 ? null : offers.reduce((sum, cents) => sum + cents, 0);
};

/** What a share pays of it; null: nothing now. */
export const payNow = (now: OfferNow, sharePercent: number): Cents | null =>
  now.kind === 'offer' ? payForShare(now.offerCents, sharePercent) : null;
