import type { OpenBet } from '@lineboard/domain/books/open-bets/open-bet.schema';
import type { Cents } from '@lineboard/domain/ground/money/cents';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../ground/formats/use-formats.ts';
import { PendingSeconds } from '../bets/PendingSeconds.tsx';
import { describeNoOffer } from './describe-no-offer.ts';
import type { SaleOrder, SaleStage } from './sale-stage.ts';
import type { OfferNow } from './sale-state.ts';
import classes from './SaleDialog.module.css';
import { sellBet } from './sell-bet.ts';
import { useSteady } from '../bets/use-steady.ts';

interface SaleActionProps {
  bet: OpenBet;
  sale: SaleStage | undefined;
  now: OfferNow;
  /** What the chosen share pays now. */
  pay: Cents | null;
  /** null: there is nothing to press for. */
  readOrder: () => Pick<SaleOrder, 'sharePercent' | 'seenCents' | 'tolerancePercent'> | null;
}

type Action =
  | { kind: 'sell'; pay: Cents }
  | { kind: 'sending' | 'unknown' | 'coming' | 'share' }
  | { kind: 'pending'; decidedAtMs: number }
  | Extract<OfferNow, { kind: 'none' }>;

const selectAction = ({ bet, sale, now, pay }: Omit<SaleActionProps, 'readOrder'>): Action => {
  if (sale?.stage === 'sending' || sale?.stage === 'unknown') return { kind: sale.stage };
  if (sale?.stage === 'pending') return { kind: 'pending', decidedAtMs: sale.decidedAtMs };
  if (bet.waitingSale != null) return { kind: 'pending', decidedAtMs: bet.waitingSale.decidedAtMs };
  if (now.kind !== 'offer') return now;
  return pay === null ? { kind: 'share' } : { kind: 'sell', pay };
};

/** The second press: its label is what is paid, or why nothing is. */
export function SaleAction(props: SaleActionProps) {
  const { t } = useTranslation();
  const { amount } = useFormats();
  const { bet, readOrder } = props;
  const action = selectAction(props);
  // The press that opened the dialog may be the first of two.
  const [isOpened, setOpened] = useState(false);
  useEffect(() => setOpened(true), []);
  const isSteady = useSteady(isOpened ? action.kind : 'opening');
  const isReady = action.kind === 'sell' && isSteady && isOpened;
  const label = (): string => {
    switch (action.kind) {
      case 'sell':
        return t('selling:cashOutAmount', { amount: amount(action.pay) });
      case 'none':
        return describeNoOffer(t, bet, action);
      case 'share':
        return t('selling:shareFirst');
      case 'sending':
        return t('slip:sending');
      case 'unknown':
        return t('slip:asking');
      default:
        return t('selling:coming');
    }
  };
  const press = (): void => {
    const order = isReady ? readOrder() : null;
    if (order === null) return;
    const { ticketNumber, wagerNumber } = bet;
    void sellBet({ ticketNumber, wagerNumber, ...order });
  };
  return (
    <button
      type="button"
      className={`${classes['action']} lb-figures`}
      data-kind={action.kind}
      // It keeps the focus through all of its meanings.
      aria-disabled={isReady ? undefined : true}
      aria-busy={action.kind === 'sending' || action.kind === 'unknown' || action.kind === 'pending'}
      onKeyDown={(event) => {
        // A key that was held to open the dialog would otherwise go on to press this.
        if (event.repeat) event.preventDefault();
      }}
      onClick={press}
    >
      {action.kind === 'pending' ? <PendingSeconds decidedAtMs={action.decidedAtMs} /> : label()}
    </button>
  );
}
