import { useTranslation } from 'react-i18next';
import { startSession } from '../session/keep-session.ts';
import { useSession } from '../session/session-store.ts';
import { Mark } from '../ui/Mark.tsx';
import classes from '../ui/PageFailed.module.css';

/** The book did not answer when the page started: said above whatever is there, with a retry. */
export function StartFailed() {
  const { t } = useTranslation('shell');
  const error = useSession((state) => state.startError);
  if (error === null) return null;
  return (
    <div className={classes['failed']} role="alert">
      <Mark size={32} />
      <h2>{t('startFailed')}</h2>
      <p>{t(`error:${error.code}`)}</p>
      <button type="button" className={classes['retry']} onClick={() => void startSession()}>
        {t('retry')}
      </button>
    </div>
  );
}
