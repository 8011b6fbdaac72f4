import { useTranslation } from 'react-i18next';
import { AmountField } from '../items/AmountField.tsx';
import { TicketMaxButton } from './TicketMaxButton.tsx';
import { useSlip } from '../state/slip-store.ts';
import classes from './TicketAmount.module.css';
import { selectTicketAmount } from './ticket-amount.ts';
import { isUnderWay } from '../state/ticket-stage.ts';

/** The one amount of a ticket that has a single amount. */
export function TicketAmount() {
  const { t } = useTranslation();
  const state = useSlip();
  const shown = selectTicketAmount(state);
  if (shown === null) return null;
  const isLocked = isUnderWay(state.ticket);
  const { amountEntered, amountCents } = state.options;
  const takenFrom = (entered: 'risk' | 'toWin') => (amountEntered === entered ? amountCents : undefined);
  const field = { isLocked, isInvalid: shown.isInvalid, onLeave: () => undefined };
  return (
    <div className={classes['amount']}>
      <div className={classes['head']}>
        <span>
          {t(`wager:amount.${shown.kind}`)}
          {shown.kind !== 'whole' && <> · {t('wager:bets', { count: state.evaluation.playCount })}</>}
        </span>
        <TicketMaxButton shown={shown} isLocked={isLocked} />
      </div>
      <div className={classes['fields']}>
        {shown.kind === 'each' || shown.kind === 'base' ? (
          <AmountField
            {...field}
            label={t(`wager:field.${shown.kind}`)}
            name={t(`wager:amount.${shown.kind}`)}
            cents={shown.enteredCents}
            taken={amountCents}
            onEnter={(cents) => state.enterTicketAmount(shown.kind === 'each' ? 'risk' : 'base', cents)}
          />
        ) : (
          <>
            <AmountField
              {...field}
              label={t('slip:risk')}
              name={t('wager:ticketRisk')}
              cents={shown.riskCents}
              taken={takenFrom('risk')}
              onEnter={(cents) => state.enterTicketAmount('risk', cents)}
            />
            {shown.takesToWin && (
              <AmountField
                {...field}
                label={t('slip:toWin')}
                name={t('wager:ticketToWin')}
                cents={shown.toWinCents}
                taken={takenFrom('toWin')}
                onEnter={(cents) => state.enterTicketAmount('toWin', cents)}
              />
            )}
          </>
        )}
      </div>
    </div>
  );
}
