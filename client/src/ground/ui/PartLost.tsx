import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { lostParts } from './lost-parts.ts';
import classes from './PageFailed.module.css';
import { reloadPage } from './reload-page.ts';
import { useLoss } from './use-loss.ts';

interface PartLostProps {
  /** What stands around what is said. */
  frame?: ((said: ReactNode) => ReactNode) | undefined;
}

/** What stands for a part that can't be had: nothing while the page is about to be loaded anew, else why not. */
export function PartLost({ frame = (said) => said }: PartLostProps) {
  const { t } = useTranslation();
  const loss = useLoss();
  // Asked for once more, it may be that the book can be reached by now.
  useEffect(() => {
    if (lostParts.loss() !== 'gone') void lostParts.renew();
  }, []);
  if (loss === 'none' || loss === 'asking') return null;
  const isOffline = loss === 'offline';
  return frame(
    <div className={classes['failed']} role="alert">
      <h2>{isOffline ? t('shell:offline') : t('shell:failedTitle')}</h2>
      <p>{t(`shell:part.${loss}`)}</p>
      <button
        type="button"
        className={classes['retry']}
        onClick={() => (isOffline ? void lostParts.renew() : reloadPage())}
      >
        {isOffline ? t('shell:retry') : t('shell:reload')}
      </button>
    </div>,
  );
}
