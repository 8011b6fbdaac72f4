import { useTranslation } from 'react-i18next';
import { Notice } from '../../frame/Notice.tsx';
import { GuestGate } from '../../guest/GuestGate.tsx';
import { CashForm } from './CashForm.tsx';
import classes from './Cashier.module.css';
import { CashRequests } from './CashRequests.tsx';
import { useCashier } from './use-cashier.ts';

/** Money in and out of the book: each request goes to the book, and waits where the book says so. */
export function CashierPage() {
  return (
    <GuestGate>
      <Cashier />
    </GuestGate>
  );
}

function Cashier() {
  const { t } = useTranslation();
  const cashier = useCashier();
  const { view, fault, load } = cashier;
  if (view === null && fault === null) return <Notice title={t('cashier:loading')} />;
  if (view === null)
    return (
      <Notice title={t('cashier:notLoaded')}>
        <button type="button" data-primary onClick={() => void load()}>
          {t('cashier:tryAgain')}
        </button>
      </Notice>
    );
  return (
    <div className={classes['page']}>
      <CashForm cashier={cashier} view={view} />
      <CashRequests cashier={cashier} requests={view.requests} />
    </div>
  );
}
