import { readSharedSlip, type SharedLeg } from '@lineboard/domain/betting/sharing/shared-slip';
import { Navigate, useParams } from '@tanstack/react-router';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { selectIsQuiet, useSession } from '../../ground/session/session-store.ts';
import { useNotices } from '../../ground/ui/notices-store.ts';
import classes from '../../ground/ui/Page.module.css';
import { Ring } from '../../ground/ui/Ring.tsx';
import { useOffering } from '../offering/offering-store.ts';
import { topicOfLeg } from '../offering/topic-of-leg.ts';
import { useLayPicks, useStore } from './use-lay-picks.ts';

/** A leg's league where the book has it: anybody may write an address, and other names in it aren't read out. */
const findLeague = (leg: SharedLeg, store: string): string | undefined => {
  const leagues = useOffering.getState().menu?.flatMap(({ subSports }) => subSports);
  return leagues?.find(({ topic }) => topic === topicOfLeg(leg, store))?.sportSubType;
};

/** The page of a shared link: lays its picks onto the slip and goes on to the lines. */
export function SharedSlip() {
  const lay = useLayPicks();
  const { t } = useTranslation();
  const { picks = '' } = useParams({ strict: false });
  const shared = useMemo(() => readSharedSlip(picks), [picks]);
  const store = useStore();
  const isKnown = useSession(({ session }) => session !== null);
  const isQuiet = useSession(selectIsQuiet);
  const [isDone, setDone] = useState(false);
  const begun = useRef<string | null>(null);
  useEffect(() => {
    if (!isKnown || (store === null && !isQuiet) || begun.current === picks) return;
    begun.current = picks;
    const nameOf = (leg: SharedLeg): string => {
      const league = store === null ? undefined : findLeague(leg, store);
      return league === undefined ? t('shapes:aPick') : t('shapes:pickOf', { league });
    };
    const open = async (): Promise<void> => {
      if (isQuiet) useNotices.getState().notify({ kind: 'info', text: t('shapes:notNow') });
      else await lay(shared.legs, { ...shared, nameOf }, { replace: true });
      setDone(true);
    };
    void open();
  }, [isKnown, isQuiet, store, picks, shared, lay, t]);
  if (isDone) return <Navigate to="/" replace />;
  return (
    <div className={classes['page']} aria-busy={store !== null}>
      <h1>{t('shapes:sharedTitle')}</h1>
      <Ring />
    </div>
  );
}
