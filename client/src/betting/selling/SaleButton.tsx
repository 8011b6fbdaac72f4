import type { OpenBet } from '@lineboard/domain/books/open-bets/open-bet.schema';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../ground/formats/use-formats.ts';
import { PendingSeconds } from '../bets/PendingSeconds.tsx';
import { describeNoOffer } from './describe-no-offer.ts';
import { nameOfBet } from './offered-bets-store.ts';
import { useSaleDialog } from './sale-dialog-store.ts';
import type { SaleStage } from './sale-stage.ts';
import { isLasting, type OfferNow, useOfferNow } from './sale-state.ts';
import classes from './SaleStrip.module.css';
import { useSales } from './sales-store.ts';

/** What there is to say about the sale of a bet now. */
export interface BetSale {
  name: string;
  now: OfferNow;
  /** A sale that is under way, asked for by this page, another one, or by the book at a target. */
  waits: 'sending' | 'unknown' | 'pending' | null;
  decidedAtMs: number;
  /** Nothing will be offered while the page is open. */
  isNever: boolean;
}

export const useBetSale = (bet: OpenBet): BetSale => {
  const name = nameOfBet(bet);
  const now = useOfferNow(bet);
  const sale = useSales(({ sales }) => sales.get(name));
  const waits = describeWaiting(bet, sale);
  return {
    name,
    now,
    waits,
    decidedAtMs: decidedAtMsOf(bet, sale),
    isNever: isLasting(now) && waits === null,
  };
};

interface SaleButtonProps {
  bet: OpenBet;
  sale: BetSale;
  /** In a row of one line. */
  isCompact?: boolean;
}

/** What the book pays for an open bet now, or why it doesn't, and the way to sell it. */
export function SaleButton({
  bet,
  sale: { name, now, waits, decidedAtMs },
  isCompact = false,
}: SaleButtonProps) {
  const { t } = useTranslation();
  const { amount } = useFormats();
  const { open } = useSaleDialog.getState();
  const what = waits ?? (now.kind === 'offer' ? null : now.kind);
  return (
    <button
      type="button"
      className={classes['sell']}
      data-kind={what ?? 'offer'}
      data-compact={isCompact}
      aria-busy={waits !== null}
      disabled={what === 'none' || what === 'coming'}
      aria-label={
        now.kind === 'offer' && waits === null
          ? `${t('selling:cashOut')} ${amount(now.offerCents)}, ${name}`
          : undefined
      }
      onClick={() => open(name, 'now')}
    >
      {/* The space is for the name alone, which is what is seen. */}
      <span>{t('selling:cashOut')}</span>{' '}
      <span className={`${classes['figure']} lb-figures`}>
        {waits === 'pending' ? (
          <PendingSeconds decidedAtMs={decidedAtMs} />
        ) : waits !== null ? (
          t(waits === 'sending' ? 'slip:sending' : 'slip:asking')
        ) : now.kind === 'offer' ? (
          amount(now.offerCents)
        ) : now.kind === 'none' ? (
          describeNoOffer(t, bet, now)
        ) : (
          <span className={classes['coming']} aria-label={t('selling:coming')} />
        )}
      </span>
    </button>
  );
}

const describeWaiting = (bet: OpenBet, sale: SaleStage | undefined): BetSale['waits'] => {
  if (sale?.stage === 'sending' || sale?.stage === 'unknown' || sale?.stage === 'pending') return sale.stage;
  return bet.waitingSale == null ? null : 'pending';
};

const decidedAtMsOf = (bet: OpenBet, sale: SaleStage | undefined): number =>
  sale?.stage === 'pending' ? sale.decidedAtMs : (bet.waitingSale?.decidedAtMs ?? 0);
