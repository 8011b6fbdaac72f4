import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { lostParts } from './lost-parts.ts';
import classes from './PageFailed.module.css';
import { reloadPage } from './reload-page.ts';
import { useLoss } from './use-loss.ts';

interface PartLostProps {
  /** The frame around the message. */
  frame?: ((said: ReactNode) => ReactNode) | undefined;
}

/** Replaces a part that can't be loaded: nothing while the page is about to be reloaded, else the reason. */
export function PartLost({ frame = (said) => said }: PartLostProps) {
  const { t } = useTranslation();
  const loss = useLoss();
  // On another request the book may be reachable by now.
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
