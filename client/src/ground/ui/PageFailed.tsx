import { useTranslation } from 'react-i18next';
import classes from './PageFailed.module.css';

/** Replaces a part of the page that broke: what happened, what was kept, what to do. */
export function PageFailed({ reset }: { reset: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={classes['failed']} role="alert">
      <h2>{t('shell:failedTitle')}</h2>
      <p>{t('shell:failedKept')}</p>
      <button type="button" className={classes['retry']} onClick={reset}>
        {t('shell:retry')}
      </button>
    </div>
  );
}
