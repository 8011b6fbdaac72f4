import type { ReceiptLink } from '@lineboard/domain/books/ticket-story/receipt-link.schema';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../ground/formats/use-formats.ts';
import classes from './LinkDialog.module.css';

interface OwnLinksProps {
  links: readonly ReceiptLink[];
  isAsking: boolean;
  onEnd: (ticketNumber: number) => void;
}

/** Links that stand, each with what it shows and the way to end it. */
export function OwnLinks({ links, isAsking, onEnd }: OwnLinksProps) {
  const { t } = useTranslation();
  const { zonedDateTime } = useFormats();
  return (
    <ul className={`${classes['own']} lb-figures`}>
      {links.map(({ ticketNumber, showsMoney, showsNumber, shownName, madeAtMs }) => (
        <li key={ticketNumber}>
          <p>
            {t('my-history:linkStands', { number: ticketNumber, time: zonedDateTime(madeAtMs) })}
            <small>
              {[
                t('my-history:showsBet'),
                ...(showsMoney ? [t('my-history:showsMoney')] : []),
                ...(showsNumber ? [t('my-history:showsNumber')] : []),
                ...(shownName === null ? [] : [shownName]),
              ].join(', ')}
            </small>
          </p>
          <button
            type="button"
            disabled={isAsking}
            aria-label={t('my-history:endLinkOf', { number: ticketNumber })}
            onClick={() => onEnd(ticketNumber)}
          >
            {t('my-history:endLink')}
          </button>
        </li>
      ))}
    </ul>
  );
}
