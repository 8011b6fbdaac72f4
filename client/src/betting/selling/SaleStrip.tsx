import type { OpenBet } from '@lineboard/domain/books/open-bets/open-bet.schema';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../ground/formats/use-formats.ts';
import { selectIsOnline, useSession } from '../../ground/session/session-store.ts';
import { SaleButton, useBetSale } from './SaleButton.tsx';
import { useSaleDialog } from './sale-dialog-store.ts';
import classes from './SaleStrip.module.css';

/** What the book pays for an open bet now, what it waits for, and the way to sell it. */
export function SaleStrip({ bet }: { bet: OpenBet }) {
  const { t } = useTranslation();
  const { amount } = useFormats();
  const sale = useBetSale(bet);
  const isOnline = useSession(selectIsOnline);
  const { open } = useSaleDialog.getState();
  if (!isOnline) return null;
  const { saleTarget } = bet;
  if (sale.isNever && sale.now.kind === 'none')
    return <p className={classes['lasting']}>{t(`selling:reason.${sale.now.reason}`)}</p>;
  const target =
    saleTarget == null
      ? t('selling:target')
      : t('selling:targetAt', { amount: amount(saleTarget.amountCents) });
  return (
    <div className={classes['strip']}>
      <SaleButton bet={bet} sale={sale} />
      <button
        type="button"
        className={`${classes['target']} lb-figures`}
        aria-label={`${target}, ${sale.name}`}
        onClick={() => open(sale.name, 'target')}
      >
        {target}
      </button>
    </div>
  );
}
