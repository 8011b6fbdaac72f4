import combination from '@lineboard/domain/catalogues/en/later/combination.json';
import { Link } from '@tanstack/react-router';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../ground/formats/use-formats.ts';
import { useTexts } from '../../../ground/i18n/use-texts.ts';
import { Icon } from '../../../ground/ui/Icon.tsx';
import { focusMain, focusSlip } from '../../../ground/ui/focus-parts.ts';
import { useIsPhone } from '../../../ground/ui/layout-width.ts';
import { useShell } from '../../../ground/ui/shell-store.ts';
import { usePagePath } from '../../../ground/ui/use-pages.ts';
import { CopyButton } from './CopyButton.tsx';
import { ReceiptWager } from './ReceiptWager.tsx';
import { TeaserCode } from '../../bets/TeaserCode.tsx';
import { selectChosenTeaser } from '../state/slip-rules.ts';
import { describeReceipt, writeReceipt } from './describe-receipt.ts';
import { useSlip } from '../state/slip-store.ts';
import classes from './TicketReceipt.module.css';

/** Accepted: the ticket's number, its bets, and how to go on. */
export function TicketReceipt() {
  useTexts({ combination });
  const { t } = useTranslation();
  const formats = useFormats();
  const isPhone = useIsPhone();
  const pathOf = usePagePath();
  const ticket = useSlip((state) => state.ticket);
  const rules = useSlip((state) => state.rules);
  const startNext = useSlip((state) => state.startNext);
  const changeShell = useShell((state) => state.changeShell);
  if (ticket.stage !== 'accepted') return null;
  const { answer, posted, recent } = ticket;
  const words = describeReceipt(t, formats, {
    answer,
    posted,
    teaser: selectChosenTeaser({ rules, ...posted.process }),
  });
  const goOn = (keepPicks: boolean): void => {
    // The pressed button goes away with the receipt; the focus must move to the part that replaces it.
    flushSync(() => startNext(keepPicks));
    if (isPhone && !keepPicks) {
      changeShell({ isSlipOpen: false });
      focusMain();
    } else focusSlip();
  };
  return (
    <div className={classes['receipt']} data-recent={recent}>
      <div className={classes['head']} role="status">
        <Icon name="check" />
        <div>
          <p>{t('placing:accepted')}</p>
          <p className={`${classes['number']} lb-figures`}>
            <Link to="/ticket/$number" params={{ number: String(answer.ticketNumber) }}>
              {words.number}
            </Link>
          </p>
          <time
            className={`${classes['time']} lb-figures`}
            dateTime={new Date(answer.acceptedAtMs).toISOString()}
          >
            {words.time}
          </time>
        </div>
        <CopyButton text={() => writeReceipt(t, words)} />
      </div>
      <p className={classes['type']}>
        {words.type}
        {words.teaserName !== null && (
          <>
            {' '}
            <TeaserCode name={words.teaserName} />
          </>
        )}
      </p>
      <ul className={classes['wagers']}>
        {words.wagers.map((wager) => (
          <li key={wager.wagerNumber}>
            <ReceiptWager wager={wager} />
          </li>
        ))}
      </ul>
      {words.total !== null && <p className={`${classes['total']} lb-figures`}>{words.total}</p>}
      <div className={classes['actions']}>
        <button type="button" onClick={() => goOn(true)}>
          {t('placing:keepPicks')}
        </button>
        <button type="button" data-primary onClick={() => goOn(false)}>
          {t('placing:done')}
        </button>
      </div>
      <Link to={pathOf('openBets')} className={classes['link']}>
        {t('placing:seeOpenBets')}
      </Link>
    </div>
  );
}
