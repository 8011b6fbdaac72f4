import type { Bet } from '@lineboard/domain/books/open-bets/open-bet.schema';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import IconShare from '@tabler/icons-react/dist/esm/icons/IconShare2.mjs';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useTicketPicture } from './ticket-picture-store.ts';
import classes from './TicketTools.module.css';

/** Next to a ticket of a list: its picture for others, and its own page for printing. */
export function TicketTools({ ticketNumber, bets }: { ticketNumber: number; bets: readonly Bet[] }) {
  const { t } = useTranslation();
  const show = useTicketPicture((state) => state.show);
  return (
    <span className={classes['tools']}>
      <button
        type="button"
        title={t('ticket:share')}
        aria-label={t('ticket:shareNumber', { number: ticketNumber })}
        onClick={() => show(bets)}
      >
        <IconShare size={16} aria-hidden="true" focusable="false" />
      </button>
      <Link
        to="/ticket/$number"
        params={{ number: String(ticketNumber) }}
        search={{ print: true }}
        title={t('ticket:print')}
        aria-label={t('ticket:printNumber', { number: ticketNumber })}
      >
        <IconPrinter size={16} aria-hidden="true" focusable="false" />
      </Link>
    </span>
  );
}
