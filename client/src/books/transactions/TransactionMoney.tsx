import type { Transaction } from '@lineboard/domain/books/transactions/transaction.schema';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../ground/formats/use-formats.ts';
import classes from './TransactionsPage.module.css';

/** Figures that say by their sign and colour which way the money went. */
export function TransactionMoney({
  amountCents,
  freePlayCents,
}: Pick<Transaction, 'amountCents' | 'freePlayCents'>) {
  const { t } = useTranslation();
  const { signedAmount } = useFormats();
  return (
    <>
      <strong
        data-tone={amountCents > 0 ? 'up' : amountCents < 0 ? 'down' : 'even'}
        className={classes['money']}
      >
        {signedAmount(amountCents)}
      </strong>
      {freePlayCents !== 0 && (
        <span className={classes['muted']}>
          {t('transactions:freePlay', { amount: signedAmount(freePlayCents) })}
        </span>
      )}
    </>
  );
}
