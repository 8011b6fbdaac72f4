import openBets from '@lineboard/domain/catalogues/en/later/open-bets.json';
import transactionsTexts from '@lineboard/domain/catalogues/en/later/transactions.json';
import { useTexts } from '../../ground/i18n/use-texts.ts';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { describeBetType } from '../../betting/bets/describe-bet-type.ts';
import { describeItemBet } from '../../betting/bets/describe-item-bet.ts';
import { useFormats } from '../../ground/formats/use-formats.ts';
import { useNotices } from '../../ground/ui/notices-store.ts';
import { describeSaleEntry } from './describe-sale-entry.ts';
import { isNews } from './is-news.ts';
import { listTransactions, type SettledBet } from './list-transactions.ts';
import { useSettledNews } from './settled-news-store.ts';

/**
 * Announces settled and sold wagers, and sales that were taken back: a single one by its name, several by their number
 * and total.
 */
export function SettledNotices() {
  useTexts({ 'open-bets': openBets, transactions: transactionsTexts });
  const { t } = useTranslation();
  const formats = useFormats();
  const waiting = useSettledNews((state) => state.waiting);
  useEffect(() => {
    const news = waiting === null ? null : useSettledNews.getState().takeNews();
    if (news === null) return;
    // A grade that was reversed before it was announced is no news.
    const grades = listTransactions(news).filter(
      ({ transaction, isTakenBack }) => isNews(transaction) && !isTakenBack,
    );
    const [first] = grades;
    if (first === undefined) return;
    const nameOf = (bet: SettledBet): string =>
      bet.items.length === 1 && bet.items[0] !== undefined
        ? describeItemBet(t, bet.items[0])
        : describeBetType(t, bet);
    const amount = formats.signedAmount(
      grades.reduce((total, { transaction }) => total + transaction.amountCents, 0),
    );
    const { bet } = first;
    const { outcome } = first;
    const sale = describeSaleEntry(t, formats, first.transaction);
    const result =
      sale?.what ?? (outcome === null || outcome === 'O' ? null : t(`open-bets:result.${outcome}`));
    const tickets = new Set(grades.map(({ transaction }) => transaction.wager?.ticketNumber ?? null));
    const [ticket = null] = tickets.size === 1 ? tickets : [];
    useNotices.getState().notify({
      kind: grades.length === 1 && outcome === 'W' ? 'success' : 'info',
      text:
        grades.length === 1 && bet !== null && result !== null
          ? t('transactions:settledOne', { result, bet: nameOf(bet), amount: sale?.money ?? amount })
          : t('transactions:settledMany', { count: grades.length, amount }),
      link:
        ticket === null
          ? { page: 'transactions', text: t('transactions:title') }
          : { page: 'ticket', number: ticket, text: t('open-bets:ticket', { number: ticket }) },
    });
  }, [waiting, t, formats]);
  return null;
}
