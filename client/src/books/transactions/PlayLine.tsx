import type { Transaction } from '@lineboard/domain/books/transactions/transaction.schema';
import { originOfSystem } from '@lineboard/domain/books/transactions/transaction-origin';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../ground/formats/use-formats.ts';
import classes from './TransactionsPage.module.css';

/** Where a casino play was made, its round, its stake and its payback. */
export function PlayLine({ play }: { play: NonNullable<Transaction['play']> }) {
  const { t } = useTranslation();
  const { amount } = useFormats();
  const { system, round, stakeCents, winCents } = play;
  return (
    <p className={`${classes['muted']} lb-figures`}>
      {[
        t(`transactions:origin.${originOfSystem(system)}`),
        t('transactions:round', { round }),
        t('transactions:stakeAndWin', { stake: amount(stakeCents), win: amount(winCents) }),
      ].join(' · ')}
    </p>
  );
}
