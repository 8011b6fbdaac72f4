import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnswerStore } from '../calls/create-answer-store.ts';
import { useSession } from '../session/session-store.ts';
import { useIsInDialog } from '../ui/in-dialog.ts';
import classes from '../ui/Page.module.css';
import { AnswerSaid } from './AnswerSaid.tsx';
import { useLoadOfCustomer } from './use-load-of-customer.ts';

interface AccountPageProps {
  title: string;
  /** Shown to a visitor. */
  signInFirst: string;
  /** Read out by screen readers while the content is loading. */
  loading: string;
  source: AnswerStore<unknown>;
  /** Totals, next to the title. */
  figures?: ReactNode;
  /** The controls of the request: they stay while the answer is loading. */
  controls?: ReactNode;
  /** Drawn once there is an answer. */
  children: ReactNode;
}

/**
 * A page about the customer's own account: loads its answer and says when it is loading, failed, old or unavailable.
 */
export function AccountPage(props: AccountPageProps) {
  const { title, signInFirst, loading, source, figures, controls, children } = props;
  const { t } = useTranslation();
  // The dialog shows its title itself.
  const isInDialog = useIsInDialog();
  const isKnown = useSession(({ session }) => session !== null);
  const customerId = useLoadOfCustomer(source);
  const { answer } = source;

  return (
    <div className={isInDialog ? undefined : classes['page']}>
      {(!isInDialog || figures !== undefined) && (
        <div className={classes['head']}>
          {!isInDialog && <h1>{title}</h1>}
          {customerId !== null && figures}
        </div>
      )}
      {customerId !== null && controls}
      <AnswerSaid source={source} isWanted={customerId !== null} loading={loading} />
      {isKnown && customerId === null && (
        <div className={classes['said']}>
          <p>{signInFirst}</p>
          <Link to="/signIn">{t('shell:signIn')}</Link>
        </div>
      )}
      {answer !== null && children}
    </div>
  );
}
