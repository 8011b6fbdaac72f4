import { wordsOfKind } from '@lineboard/domain/ground/ledger/ledger-kinds';
import { useTranslation } from 'react-i18next';
import { BetAgain } from '../../betting/laying/BetAgain.tsx';
import { BetItems } from '../../betting/bets/BetItems.tsx';
import { BetNotes } from '../../betting/bets/BetNotes.tsx';
import { BetType } from '../../betting/bets/BetType.tsx';
import { HookUpsButton } from '../../betting/bets/HookUpsButton.tsx';
import type { SettledBet, ShownTransaction } from './list-transactions.ts';
import { useFormats } from '../../ground/formats/use-formats.ts';
import { LegClose } from '../closing-line/LegClose.tsx';
import { describeSaleEntry } from './describe-sale-entry.ts';
import { PlayLine } from './PlayLine.tsx';
import classes from './TransactionsPage.module.css';

interface TransactionSubjectProps {
  shown: ShownTransaction;
  /** Bets among which a chain of rolling ifs is looked up. */
  bets: readonly SettledBet[];
}

/** The subject of a transaction: the wager with its items, or the payment. */
export function TransactionSubject({
  shown: { transaction, bet, isTakenBack },
  bets,
}: TransactionSubjectProps) {
  const { t } = useTranslation();
  const { kind } = transaction;
  const sale = describeSaleEntry(t, useFormats(), transaction);
  return (
    <div className={classes['subject']}>
      <p className={classes['kind']}>
        {kind === 'grade' && bet !== null ? (
          <BetType bet={bet} />
        ) : (
          (sale?.what ?? t(`transactions:kind.${wordsOfKind(kind, transaction.freePlayCents)}`))
        )}
        {isTakenBack && <span className={classes['tag']}>{t('transactions:takenBack')}</span>}
      </p>
      {kind === 'grade' && bet !== null && (
        <>
          <BetNotes bet={bet} />
          {/* The items show the current score: next to a reversed grade they would contradict it. */}
          {!isTakenBack && (
            <BetItems
              bet={bet}
              hasMarks={false}
              renderClose={(item) => <LegClose item={item} terms={bet.terms} />}
            />
          )}
          {!isTakenBack && <BetAgain bets={[bet]} number={`${bet.ticketNumber}-${bet.wagerNumber}`} />}
          {!isTakenBack && <HookUpsButton bet={bet} known={bets} />}
        </>
      )}
      {transaction.play != null && <PlayLine play={transaction.play} />}
      {transaction.cashMethod != null && (
        <p className={classes['muted']}>{[t('transactions:cashier'), transaction.cashMethod].join(' · ')}</p>
      )}
      {kind !== 'grade' && bet !== null && (
        <p className={classes['muted']}>
          <BetType bet={bet} />
        </p>
      )}
      {sale !== null && <p className={classes['muted']}>{sale.money}</p>}
    </div>
  );
}
