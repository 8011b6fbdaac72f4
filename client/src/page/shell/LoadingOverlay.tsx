import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Ring } from '../../ground/ui/Ring.tsx';
import classes from './LoadingOverlay.module.css';

/** Spec 1 §2: it hides after 2 seconds whatever happens. */
const OVERLAY_AT_MOST_MS = 2000;

/** Covers the board while the next page loads; a page that is ready at once never shows it (the style delays it). */
export function LoadingOverlay() {
  const { t } = useTranslation();
  const loadingPath = useRouterState({
    select: ({ status, location }) =>
      status === 'pending' && location.pathname !== '/' ? location.pathname : null,
  });
  const [expired, setExpired] = useState<string | null>(null);
  useEffect(() => {
    setExpired(null);
    if (loadingPath === null) return;
    const timer = setTimeout(() => setExpired(loadingPath), OVERLAY_AT_MOST_MS);
    return () => clearTimeout(timer);
  }, [loadingPath]);
  if (loadingPath === null || expired === loadingPath) return null;
  return (
    <div className={classes['overlay']} role="status">
      <Ring />
      <span className="lb-visually-hidden">{t('shell:loadingPage')}</span>
    </div>
  );
}
