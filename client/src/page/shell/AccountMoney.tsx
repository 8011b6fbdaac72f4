import { useTranslation } from 'react-i18next';
import { useFormats } from '../../ground/formats/use-formats.ts';
import { selectBalance, selectCustomer, useSession } from '../../ground/session/session-store.ts';
import { AccountLinks } from './AccountLinks.tsx';
import { DepositLink } from './DepositLink.tsx';
import classes from './AccountMoney.module.css';

/**
 * The available money, line by line (HR-42): the balance, the credit line if there is one, less what is at risk; and
 * links to the account's other pages.
 * @param onOpen closes the menu around it
 */
export function AccountMoney({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation();
  const { amount, signedAmount } = useFormats();
  const balance = useSession(selectBalance);
  const customer = useSession(selectCustomer);
  if (customer === null) return null;
  if (balance === null) return <AccountLinks onOpen={onOpen} />;
  const lines: Array<readonly [string, string]> = [
    [t('shell:balance'), signedAmount(balance.currentBalanceCents)],
    ...(customer.creditAcctFlag
      ? [[t('shell:creditLine'), signedAmount(customer.creditLimitCents)] as const]
      : []),
    [t('shell:atRisk'), signedAmount(-balance.atRiskCents)],
  ];
  return (
    <>
      <dl className={`${classes['money']} lb-figures`}>
        {lines.map(([name, figure]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
        <div className={classes['available']}>
          <dt>{t('shell:available')}</dt>
          <dd>
            {amount(balance.availableCents)} <small>{customer.currency.slice(0, 3)}</small>
          </dd>
        </div>
        {balance.freePlayBalanceCents > 0 && (
          <div>
            <dt>{t('shell:freePlay')}</dt>
            <dd>{amount(balance.freePlayBalanceCents)}</dd>
          </div>
        )}
      </dl>
      <DepositLink />
      <AccountLinks onOpen={onOpen} />
    </>
  );
}
