import { parseTicketNumber } from '@lineboard/domain/betting/request/parse-ticket-number';
import { FIRST_TICKET_NUMBER } from '@lineboard/domain/betting/request/ticket-bounds';
import { useTranslation } from 'react-i18next';
import { selectCustomer, useSession } from '../../ground/session/session-store.ts';
import { Icon } from '../../ground/ui/Icon.tsx';
import classes from './SearchPanel.module.css';

interface TicketHitProps {
  text: string;
  onGo: (ticketNumber: number) => void;
}

/** A link to the page of a ticket whose number was typed: the book says there whether it exists. */
export function TicketHit({ text, onGo }: TicketHitProps) {
  const { t } = useTranslation();
  const isCustomer = useSession((state) => selectCustomer(state) !== null);
  const number = parseTicketNumber(text.trim());
  if (!isCustomer || number === null || number < FIRST_TICKET_NUMBER) return null;
  return (
    <button type="button" className={classes['narrow']} onClick={() => onGo(number)}>
      <span className="lb-figures">{t('search:ticket', { number })}</span>
      <Icon name="right" size={16} />
    </button>
  );
}
