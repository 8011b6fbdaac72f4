import { acceptedOfBet } from '@lineboard/domain/books/open-bets/accepted-of-bet';
import type { StoryBet, TicketStory } from '@lineboard/domain/books/ticket-story/ticket-story.schema';
import { useTranslation } from 'react-i18next';
import { describeAcceptance } from '../../ground/formats/describe-acceptance.ts';
import { useExactFormats } from '../../ground/formats/use-exact-formats.ts';
import classes from './TicketPage.module.css';

/**
 * Which amount the customer entered (HR-3), whatever was sold of it since; null where each leg has its own, or more
 * than one was.
 */
const selectEntered = ([bet, ...others]: readonly StoryBet[]): {
  name: 'risk' | 'toWin';
  cents: number;
} | null => {
  if (bet === undefined || others.length > 0) return null;
  const { terms, items } = bet;
  const { riskCents, toWinCents } = acceptedOfBet(bet);
  if ('sizes' in terms) return { name: 'risk', cents: terms.riskCents };
  const name = 'entered' in terms ? terms.entered : items.length === 1 ? items[0]!.entered : null;
  return name === null ? null : { name, cents: name === 'risk' ? riskCents : toWinCents };
};

/** What is left of a bet of which a share was sold; null of all others. */
const selectLeft = ([bet, ...others]: readonly StoryBet[]): StoryBet | null =>
  bet === undefined || others.length > 0 || bet.wagerStatus !== 'O' || bet.sold == null ? null : bet;

/** When it was sent and accepted, by which rule on moved prices, and what was requested. */
export function PlacedFacts({ story }: { story: TicketStory }) {
  const { t } = useTranslation();
  const { amount, zonedDateTime } = useExactFormats();
  const { acceptedAtMs, entries, priceAcceptance, bets, splitOf = null } = story;
  const sent = entries.find(({ kind, atMs }) => kind === 'hold' && atMs <= acceptedAtMs);
  const entered = selectEntered(bets);
  const left = selectLeft(bets);
  return (
    <dl className={`${classes['facts']} lb-figures`}>
      {sent !== undefined && (
        <div>
          <dt>{t('ticket:sent')}</dt>
          <dd>
            {zonedDateTime(sent.atMs)}
            <small>{t('ticket:waited', { count: Math.round((acceptedAtMs - sent.atMs) / 1000) })}</small>
          </dd>
        </div>
      )}
      <div>
        <dt>{t('ticket:accepted')}</dt>
        <dd>{zonedDateTime(acceptedAtMs)}</dd>
      </div>
      {splitOf !== null && (
        <div>
          <dt>{t('ticket:splitOf')}</dt>
          <dd>{t('ticket:title', { number: splitOf })}</dd>
        </div>
      )}
      {entered !== null && (
        <div>
          <dt>{t('ticket:entered')}</dt>
          <dd>{t(`ticket:enteredAs.${entered.name}`, { amount: amount(entered.cents) })}</dd>
        </div>
      )}
      {left !== null && (
        <div>
          <dt>{t('ticket:stillOpen')}</dt>
          <dd>
            {t('my-history:riskToWin', { risk: amount(left.riskCents), toWin: amount(left.toWinCents) })}
          </dd>
        </div>
      )}
      {priceAcceptance !== null && (
        <div>
          <dt>{t('ticket:rule')}</dt>
          <dd>{priceAcceptance === 'any' ? t('ticket:tookAny') : describeAcceptance(t, priceAcceptance)}</dd>
        </div>
      )}
    </dl>
  );
}
