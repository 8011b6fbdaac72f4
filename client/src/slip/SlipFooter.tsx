import { useTranslation } from 'react-i18next';
import { useFormats } from '../formats/use-formats.ts';
import { useIsPhone } from '../ui/layout-width.ts';
import { selectErrorHint } from './items/error-hint.ts';
import { QuickAmounts } from './items/QuickAmounts.tsx';
import { isAboutCount } from './placing/select-action.ts';
import { SlipActionButton } from './placing/SlipActionButton.tsx';
import classes from './SlipFooter.module.css';
import { useSlip } from './state/slip-store.ts';
import { TicketAmount } from './placing/TicketAmount.tsx';
import { TicketTotals } from './placing/TicketTotals.tsx';

/** Always in view: the ticket's amount, totals, what is wrong with the ticket and the one action. */
export function SlipFooter() {
  const { t } = useTranslation('slip');
  const formats = useFormats();
  const isPhone = useIsPhone();
  const error = useSlip(({ evaluation }) => evaluation.error);
  const isShown = error !== null && error.code !== 'noItems' && !isAboutCount(error.code);
  const hint = isShown ? selectErrorHint(t, formats, error) : null;
  return (
    <div className={classes['footer']}>
      <TicketAmount />
      {!isPhone && <QuickAmounts />}
      <TicketTotals />
      {isShown && (
        <p className={classes['error']} role="alert">
          {t(`error:${error.code}`)}
          {hint !== null && <span> · {hint}</span>}
        </p>
      )}
      <SlipActionButton />
    </div>
  );
}
