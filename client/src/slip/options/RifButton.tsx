import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { selectIsOnline, useSession } from '../../session/session-store.ts';
import { usePagePath } from '../../ui/use-pages.ts';
import classes from './RifButton.module.css';
import { useSlip } from '../state/slip-store.ts';
import { isUnderWay } from '../state/ticket-stage.ts';

/** To the open bets, to choose the one that this ticket rolls from (spec 2 §5 says where it may). */
export function RifButton() {
  const { t } = useTranslation('wager');
  const pathOf = usePagePath();
  const isOnline = useSession(selectIsOnline);
  const mayRoll = useSlip(({ evaluation, ticket }) => evaluation.choices.rif === null && !isUnderWay(ticket));
  const hasParent = useSlip(({ options }) => options.parentRif !== null);
  if (!isOnline || !mayRoll || hasParent) return null;
  return (
    <div className={classes['rif']}>
      <Link to={pathOf('openBets')} search={{ rif: true }}>
        {t('rollFrom')}
      </Link>
      <p>{t('about.rif')}</p>
    </div>
  );
}
