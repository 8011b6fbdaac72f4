import type { OpenBet } from '@lineboard/domain/books/open-bets/open-bet.schema';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../ground/formats/use-formats.ts';
import { selectIsOnline, useSession } from '../../ground/session/session-store.ts';
import { PendingSeconds } from '../bets/PendingSeconds.tsx';
import { describeNoOffer } from './describe-no-offer.ts';
import { nameOfBet } from './offered-bets-store.ts';
import { useSaleDialog } from './sale-dialog-store.ts';
import type { SaleStage } from './sale-stage.ts';
import { isLasting, useOfferNow } from './sale-state.ts';
import classes from './SaleStrip.module.css';
import { useSales } from './sales-store.ts';

/** What the book pays for an open bet now, what it waits for, and the way to sell it. */
export function SaleStrip({ bet }: { bet: OpenBet }) {
  const { t } = useTranslation();
  const { amount } = useFormats();
  const name = nameOfBet(bet);
  const now = useOfferNow(bet);
  const sale = useSales(({ sales }) => sales.get(name));
  const isOnline = useSession(selectIsOnline);
  const { open } = useSaleDialog.getState();
  if (!isOnline) return null;
  const { saleTarget } = bet;
  const waits = describeWaiting(bet, sale);
  if (now.kind === 'none' && isLasting(now) && waits === null)
    return <p className={classes['lasting']}>{t(`selling:reason.${now.reason}`)}</p>;
  const what = waits ?? (now.kind === 'offer' ? null : now.kind);
  return (
    <div className={classes['strip']}>
      <button
        type="button"
        className={classes['sell']}
        data-kind={what ?? 'offer'}
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
            <PendingSeconds decidedAtMs={decidedAtMsOf(bet, sale)} />
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
      <button
        type="button"
        className={`${classes['target']} lb-figures`}
        aria-label={`${saleTarget == null ? t('selling:target') : t('selling:targetAt', { amount: amount(saleTarget.amountCents) })}, ${name}`}
        onClick={() => open(name, 'target')}
      >
        {saleTarget == null
          ? t('selling:target')
          : t('selling:targetAt', { amount: amount(saleTarget.amountCents) })}
      </button>
    </div>
  );
}

/** A sale of the bet that is under way, asked for by this page, another one, or by the book at a target. */
const describeWaiting = (
  bet: OpenBet,
  sale: SaleStage | undefined,
): 'sending' | 'unknown' | 'pending' | null => {
  if (sale?.stage === 'sending' || sale?.stage === 'unknown' || sale?.stage === 'pending') return sale.stage;
  return bet.waitingSale == null ? null : 'pending';
};

const decidedAtMsOf = (bet: OpenBet, sale: SaleStage | undefined): number =>
  sale?.stage === 'pending' ? sale.decidedAtMs : (bet.waitingSale?.decidedAtMs ?? 0);
