import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../ground/formats/use-formats.ts';
import classes from '../items/MaxButton.module.css';
import { useSlip } from '../state/slip-store.ts';
import type { ShownAmount } from './ticket-amount.ts';

/** The most that the ticket's amount may be; a tap enters it. A visitor has no limit. */
export function TicketMaxButton({ shown, isLocked }: { shown: ShownAmount; isLocked: boolean }) {
  const { t } = useTranslation();
  const { shortAmount } = useFormats();
  const hasLimit = useSlip((state) => state.customer !== null);
  const enterTicketAmount = useSlip((state) => state.enterTicketAmount);
  const { maxCents, kind } = shown;
  if (!hasLimit || maxCents === null) return null;
  return (
    <button
      type="button"
      className={`${classes['max']} lb-figures`}
      disabled={isLocked || maxCents === 0}
      onClick={() => enterTicketAmount(kind === 'base' ? 'base' : 'risk', maxCents)}
    >
      {t('slip:max', { amount: shortAmount(maxCents) })}
    </button>
  );
}
