import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { selectIsOnline, useSession } from '../../../ground/session/session-store.ts';
import { usePagePath } from '../../../ground/ui/use-pages.ts';
import { useWasTrueOf } from '../../../ground/ui/use-was-true-of.ts';
import { About, ReadAbout } from './About.tsx';
import type { AboutProps } from './AboutButton.tsx';
import classes from './RifButton.module.css';
import { selectChoice } from '../state/slip-view.ts';
import { useSlip } from '../state/slip-store.ts';
import { isUnderWay } from '../state/ticket-stage.ts';

/** Leads to the open bets, to choose the one that this ticket rolls from (spec 2 §5 says where it may). */
export function RifButton() {
  const { t } = useTranslation();
  const pathOf = usePagePath();
  const isOnline = useSession(selectIsOnline);
  const isLocked = useSlip(({ ticket }) => isUnderWay(ticket));
  const mayRoll = useSlip(({ evaluation }) => evaluation.choices.rif === null) && !isLocked;
  const isKept = useWasTrueOf(useSlip(selectChoice), mayRoll);
  const hasParent = useSlip(({ options }) => options.parentRif !== null);
  const about: AboutProps = {
    name: 'rif',
    title: t('wager:rollFrom'),
    text: t('wager:about.rif'),
    id: useId(),
    isUsed: true,
  };
  if (!isOnline || !isKept || hasParent) return null;
  return (
    // Hidden (spec 2 §5), but it keeps its place: a line that moves to a quarter and back must not move what is below.
    <div className={classes['rif']} style={{ visibility: mayRoll ? 'visible' : 'hidden' }}>
      <div className={classes['head']}>
        <Link to={pathOf('openBets')} search={{ rif: true }}>
          {t('wager:rollFrom')}
        </Link>
        <ReadAbout {...about} />
      </div>
      <About {...about} />
    </div>
  );
}
