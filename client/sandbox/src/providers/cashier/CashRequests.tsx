import type { CashierView } from '@lineboard/domain/sandbox/sandbox-answers';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../guest/format-money.ts';
import { useMoney } from '../../guest/use-money.ts';
import { findMethod } from './cash-methods.ts';
import classes from './Cashier.module.css';
import type { Cashier } from './use-cashier.ts';

/** Requests that wait and can be taken back, and how the others ended. */
export function CashRequests({ cashier, requests }: { cashier: Cashier; requests: CashierView['requests'] }) {
  const { t, i18n } = useTranslation();
  const money = useMoney();
  return (
    <section className={classes['requests']}>
      <h2>{t('cashier:yours')}</h2>
      {requests.length === 0 && <p className={classes['none']}>{t('cashier:none')}</p>}
      <ul>
        {requests.map(({ transaction, kind, amountCents, method, state, askedAtMs, reason }) => {
          const what = `${t(`cashier:${kind}`)} ${money(amountCents)}`;
          const known = findMethod(method);
          return (
            <li key={transaction}>
              <div>
                <strong>{t(`cashier:${kind}`)}</strong>
                <span>
                  {known === undefined ? method : t(`cashier:method-${known}`)} ·{' '}
                  {formatMoment(askedAtMs, i18n.language)}
                </span>
                {reason !== null && <span>{reason}</span>}
              </div>
              <div className={classes['sum']}>
                <strong>{money(amountCents)}</strong>
                <span data-state={state}>{t(`cashier:state-${state}`)}</span>
              </div>
              {state === 'waiting' && (
                <button
                  type="button"
                  disabled={cashier.isBusy}
                  aria-label={t('cashier:cancelOne', { what })}
                  onClick={() => void cashier.cancel(transaction)}
                >
                  {t('cashier:cancel')}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
