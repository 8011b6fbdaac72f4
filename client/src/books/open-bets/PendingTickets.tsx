import type { PendingTicket } from '@lineboard/domain/books/open-bets/open-bet.schema';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../ground/formats/use-formats.ts';
import { PendingSeconds } from '../../betting/bets/PendingSeconds.tsx';
import classes from './BetGroups.module.css';
import { BetItems } from '../../betting/bets/BetItems.tsx';
import noteClasses from '../../betting/bets/BetNotes.module.css';
import rowClasses from './BetRow.module.css';
import { BetType } from '../../betting/bets/BetType.tsx';

/** Live tickets that wait for their decision (HR-44), with the amount held for them. */
export function PendingTickets({ tickets }: { tickets: readonly PendingTicket[] }) {
  const { t } = useTranslation();
  const { amount, dateTime } = useFormats();
  return tickets.map((ticket) => (
    <section
      key={ticket.idempotencyKey}
      className={classes['group']}
      aria-label={t('open-bets:pendingTicket')}
    >
      <h2 className={`${classes['head']} lb-figures`}>
        <span>
          {t('open-bets:pendingTicket')} · <PendingSeconds decidedAtMs={ticket.decidedAtMs} />
        </span>
        <time dateTime={new Date(ticket.sentAtMs).toISOString()}>{dateTime(ticket.sentAtMs)}</time>
      </h2>
      <ul>
        {ticket.bets.map((bet, at) => (
          <li key={at} className={rowClasses['row']} data-status="pending">
            <div className={rowClasses['number']}>
              <p className={rowClasses['type']}>
                <BetType bet={bet} />
              </p>
              {bet.freePlayFlag && <p className={noteClasses['mark']}>{t('open-bets:freePlay')}</p>}
            </div>
            <div className={rowClasses['items']}>
              <BetItems bet={bet} hasMarks />
            </div>
            <dl className={`${rowClasses['amounts']} lb-figures`}>
              <div>
                <dt>{t('open-bets:risk')}</dt>
                <dd>{amount(bet.riskCents)}</dd>
              </div>
              <div>
                <dt>{t('open-bets:win')}</dt>
                <dd>{amount(bet.toWinCents)}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
      <p className={classes['held']}>
        {ticket.freePlayCents > 0
          ? t('open-bets:heldFreePlay', { amount: amount(ticket.freePlayCents) })
          : t('open-bets:held', { amount: amount(ticket.heldCents) })}
      </p>
    </section>
  ));
}
