import { useTranslation } from 'react-i18next';
import { useFormats } from '../../formats/use-formats.ts';
import { useSession } from '../../session/session-store.ts';
import classes from './QuickAmounts.module.css';
import { hasTicketAmount } from '../state/slip-options.ts';
import { useSlip } from '../state/slip-store.ts';
import { isUnderWay } from '../state/ticket-stage.ts';

/** The specification's own, until the site has said which it has. */
const DEFAULT_QUICK_AMOUNTS = [20_000, 50_000, 100_000, 500_000];

/** Base amounts by one tap (HR-3): for every item, or for the ticket. */
export function QuickAmounts() {
  const { t } = useTranslation('slip');
  const { shortAmount } = useFormats();
  const quickAmounts = useSession(({ site }) => site?.quickAmountsCents) ?? DEFAULT_QUICK_AMOUNTS;
  const { items, options, ticket, enterBaseForAll } = useSlip();
  if (options.filling !== null) return null;
  const isForEach = items.length > 1 && !hasTicketAmount(options.wagerType);
  return (
    <div
      className={`${classes['quick']} lb-figures`}
      role="group"
      aria-label={isForEach ? t('quickAmountsForAll') : t('quickAmounts')}
    >
      {quickAmounts.map((cents) => (
        <button
          key={cents}
          type="button"
          disabled={isUnderWay(ticket)}
          onClick={() => enterBaseForAll(cents)}
        >
          {shortAmount(cents)}
        </button>
      ))}
    </div>
  );
}
