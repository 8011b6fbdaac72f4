import { CASH_KINDS, type CashKind } from '@lineboard/domain/casino/cashier/cash-request';
import { parseAmount } from '@lineboard/domain/ground/money/read-amount';
import type { CashierView } from '@lineboard/domain/sandbox/sandbox-answers';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Fault } from '../../guest/Fault.tsx';
import { useMoney } from '../../guest/use-money.ts';
import { CASH_METHOD_NAMES, CASH_METHODS, type CashMethod } from './cash-methods.ts';
import classes from './Cashier.module.css';
import type { Cashier } from './use-cashier.ts';

/** One amount, in or out. */
export function CashForm({ cashier, view }: { cashier: Cashier; view: CashierView }) {
  const { t } = useTranslation();
  const noteId = useId();
  const boundsId = useId();
  const money = useMoney();
  const [kind, setKind] = useState<CashKind>('deposit');
  const [typed, setTyped] = useState('');
  const [method, setMethod] = useState<CashMethod>('card');
  const [made, setMade] = useState<'waiting' | 'approved' | null>(null);
  const entered = parseAmount(typed);
  const amountCents = entered === 0 ? null : entered;
  const isWrong = typed.trim() !== '' && amountCents === null;
  const { payableCents, smallestCents, largestCents } = view;
  const isWithin = amountCents === null || (amountCents >= smallestCents && amountCents <= largestCents);
  const isCovered = kind === 'deposit' || (amountCents ?? 0) <= payableCents;
  const isReady = amountCents !== null && isWithin && isCovered && !cashier.isBusy;
  const choose = (next: CashKind): void => {
    setKind(next);
    setMade(null);
  };
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!isReady) return;
    setMade(null);
    const state = await cashier.ask({ kind, amountCents, method: CASH_METHODS[method] });
    setMade(state);
    if (state !== null) setTyped('');
  };
  return (
    <form className={classes['form']} onSubmit={(event) => void send(event)}>
      <h2>{t('cashier:title')}</h2>
      <div className={classes['kinds']}>
        {CASH_KINDS.map((each) => (
          <button key={each} type="button" aria-pressed={each === kind} onClick={() => choose(each)}>
            {t(`cashier:${each}`)}
          </button>
        ))}
      </div>
      <label>
        {t('cashier:amount')}
        <input
          value={typed}
          inputMode="decimal"
          maxLength={16}
          autoComplete="off"
          placeholder="0.00"
          aria-invalid={isWrong || !isWithin || !isCovered}
          aria-describedby={`${boundsId} ${noteId}`}
          onChange={({ target }) => setTyped(target.value)}
        />
      </label>
      <p id={boundsId} className={classes['payable']} data-short={!isWithin || undefined}>
        {t('cashier:bounds', { smallest: money(smallestCents), largest: money(largestCents) })}
      </p>
      {/* One place for both: a customer who pays in doesn't need the limit of taking out. */}
      <p id={noteId} className={classes['payable']} data-short={isWrong || !isCovered || undefined}>
        {isWrong
          ? t('cashier:wrongAmount')
          : kind === 'payout' && t('cashier:payable', { amount: money(payableCents) })}
      </p>
      <MethodField method={method} onChoose={setMethod} />
      <button type="submit" data-primary disabled={!isReady}>
        {t(`cashier:ask-${kind}`)}
      </button>
      <div className={classes['said']}>
        <p role="status">{made !== null && t(`cashier:made-${made}`)}</p>
        <Fault fault={cashier.fault} />
      </div>
      <p className={classes['madeUp']}>{t('cashier:madeUpMoney')}</p>
    </form>
  );
}

function MethodField({ method, onChoose }: { method: CashMethod; onChoose: (method: CashMethod) => void }) {
  const { t } = useTranslation();
  return (
    <label>
      {t('cashier:method')}
      <select value={method} onChange={({ target }) => onChoose(target.value as CashMethod)}>
        {CASH_METHOD_NAMES.map((name) => (
          <option key={name} value={name}>
            {t(`cashier:method-${name}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
