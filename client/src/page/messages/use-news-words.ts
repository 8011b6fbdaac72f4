import type { WagerRef } from '@lineboard/domain/betting/request/ticket-request';
import { acceptedOfBet } from '@lineboard/domain/books/open-bets/accepted-of-bet';
import { useTranslation } from 'react-i18next';
import { describeBetType } from '../../betting/bets/describe-bet-type.ts';
import { describeItemBet } from '../../betting/bets/describe-item-bet.ts';
import { describeSaleEntry } from '../../books/transactions/describe-sale-entry.ts';
import { useFormats } from '../../ground/formats/use-formats.ts';
import type { News } from './list-news.ts';
import { type BetOfTicket, useBetsOfTicket } from './use-bets-of-ticket.ts';

/** ENT1-09. */
export interface NewsWords {
  subject: string;
  body: string;
}

/** News in words: the event, and its result. */
export const useNewsWords = (): ((news: News) => NewsWords) => {
  const { t } = useTranslation();
  const formats = useFormats();
  const { amount, signedAmount } = formats;
  const nameOf = (bet: Pick<BetOfTicket, 'terms' | 'items'>): string =>
    bet.items.length === 1 && bet.items[0] !== undefined
      ? describeItemBet(t, bet.items[0])
      : describeBetType(t, bet);
  const numberOf = ({ ticketNumber, wagerNumber }: WagerRef): string =>
    t('messages:ticket', { number: `${ticketNumber}-${wagerNumber}` });
  const betsOf = useBetsOfTicket();
  const acceptedWords = (ticketNumber: number): NewsWords => {
    const bets = betsOf(ticketNumber);
    const amounts = bets.map((bet) => {
      const { riskCents, toWinCents } = acceptedOfBet(bet);
      return t('my-history:riskToWin', { risk: amount(riskCents), toWin: amount(toWinCents) });
    });
    const ticket = t('messages:ticket', { number: ticketNumber });
    return bets.length === 0
      ? { subject: t('messages:betAccepted'), body: ticket }
      : {
          subject: `${t('messages:betAccepted')}: ${bets.map(nameOf).join(', ')}`,
          body: `${amounts.join(', ')} · ${ticket}`,
        };
  };
  return (news) => {
    if (news.kind === 'decided')
      return news.ticketNumber === null
        ? { subject: t('messages:betRefused'), body: t('messages:betRefusedWhy') }
        : acceptedWords(news.ticketNumber);
    if (news.kind === 'cash') {
      const { kind, isApproved, amountCents, reason } = news.cash;
      const sign = isApproved ? (kind === 'deposit' ? 1 : -1) : 0;
      const sum = sign === 0 ? amount(amountCents) : signedAmount(sign * amountCents);
      return {
        subject: t(`messages:cash.${kind}.${isApproved ? 'approved' : 'refused'}`),
        body: reason === null ? sum : `${sum} · ${reason}`,
      };
    }
    const { transaction, bet, outcome } = news.shown;
    const made = signedAmount(transaction.amountCents);
    const sale = describeSaleEntry(t, formats, transaction);
    if (bet !== null && sale !== null)
      return { subject: `${sale.what}: ${nameOf(bet)}`, body: `${sale.money} · ${numberOf(bet)}` };
    if (bet === null || outcome === null || outcome === 'O')
      return { subject: t('messages:betSettled'), body: made };
    return {
      subject: `${t(`open-bets:result.${outcome}`)}: ${nameOf(bet)}`,
      body: `${made} · ${numberOf(bet)}`,
    };
  };
};
