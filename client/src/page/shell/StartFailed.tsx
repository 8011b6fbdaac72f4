import { useTranslation } from 'react-i18next';
import { useFormats } from '../../ground/formats/use-formats.ts';
import { useLineState } from '../../ground/live/line-state.ts';
import { startSession } from '../../ground/session/keep-session.ts';
import { useSession } from '../../ground/session/session-store.ts';
import { Mark } from '../../ground/ui/Mark.tsx';
import classes from '../../ground/ui/PageFailed.module.css';

/**
 * The book did not answer when the page started: shown above whatever is there, with a retry. Without a network there
 * are no lines at all: old ones aren't kept.
 */
export function StartFailed() {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const error = useSession((state) => state.startError);
  const lastMs = useLineState((state) => state.staleSinceMs);
  if (error === null) return null;
  const retry = (): void => {
    useSession.getState().failStart(null);
    void startSession();
  };
  const isOffline = error.code === 'networkFailed';
  return (
    <div className={classes['failed']} role="alert">
      <Mark size={32} />
      <h2>{isOffline ? t('shell:offline') : t('shell:startFailed')}</h2>
      <p>{isOffline ? t('shell:offlineNoLines') : t(`error:${error.code}`)}</p>
      {isOffline && lastMs !== null && (
        <p className="lb-figures">{t('shell:lastLines', { at: dateTime(lastMs) })}</p>
      )}
      <button type="button" className={classes['retry']} onClick={retry}>
        {t('shell:retry')}
      </button>
    </div>
  );
}
