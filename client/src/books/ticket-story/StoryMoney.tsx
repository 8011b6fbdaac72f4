import type { StoryEntry, TicketStory } from '@lineboard/domain/books/ticket-story/ticket-story.schema';
import { useTranslation } from 'react-i18next';
import { useExactFormats } from '../../ground/formats/use-exact-formats.ts';
import classes from './TicketPage.module.css';

const sum = (entries: readonly StoryEntry[], read: (entry: StoryEntry) => number): number =>
  entries.reduce((total, entry) => total + read(entry), 0);

const toneOf = (cents: number): string => (cents > 0 ? 'up' : cents < 0 ? 'down' : 'even');

/** The ticket's ledger rows, as a bookkeeper has them, and their sum. */
export function StoryMoney({ story: { ticketNumber, bets, entries } }: { story: TicketStory }) {
  const { t } = useTranslation();
  const { amount, signedAmount, dateTime } = useExactFormats();
  const hasFreePlay = entries.some(({ freePlayCents }) => freePlayCents !== 0);
  const last = entries.at(-1);
  const figure = (cents: number): string => (cents === 0 ? '' : signedAmount(cents));
  return (
    <section className={classes['part']} aria-labelledby="ticket-money">
      <h2 id="ticket-money">{t('ticket:money')}</h2>
      <table className={`${classes['table']} ${classes['money']} lb-figures`}>
        <thead>
          <tr>
            <th scope="col">{t('transactions:when')}</th>
            <th scope="col">{t('transactions:what')}</th>
            <th scope="col">{t('ticket:atRisk')}</th>
            {hasFreePlay && <th scope="col">{t('open-bets:freePlay')}</th>}
            <th scope="col">{t('transactions:amount')}</th>
            <th scope="col">{t('transactions:balance')}</th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <tr key={entry.entryId}>
              <td>
                <time dateTime={new Date(entry.atMs).toISOString()}>{dateTime(entry.atMs)}</time>
              </td>
              <th scope="row">
                {t(`ticket:entry.${entry.kind}`)}
                {bets.length > 1 && entry.wagerNumber !== null && (
                  <small>
                    {ticketNumber}-{entry.wagerNumber}
                  </small>
                )}
              </th>
              <td data-label={t('ticket:atRisk')}>{figure(entry.atRiskCents)}</td>
              {hasFreePlay && <td data-label={t('open-bets:freePlay')}>{figure(entry.freePlayCents)}</td>}
              <td data-label={t('transactions:amount')} data-tone={toneOf(entry.amountCents)}>
                {figure(entry.amountCents)}
              </td>
              <td data-label={t('transactions:balance')}>{amount(entry.balanceCents)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {t('ticket:total')}
            </th>
            <td data-label={t('ticket:atRisk')}>
              {signedAmount(sum(entries, (entry) => entry.atRiskCents))}
            </td>
            {hasFreePlay && (
              <td data-label={t('open-bets:freePlay')}>
                {signedAmount(sum(entries, (entry) => entry.freePlayCents))}
              </td>
            )}
            <td data-label={t('transactions:amount')}>
              {signedAmount(sum(entries, (entry) => entry.amountCents))}
            </td>
            <td data-label={t('transactions:balance')}>{last !== undefined && amount(last.balanceCents)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
