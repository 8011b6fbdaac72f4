import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsInDialog } from '../../ground/ui/in-dialog.ts';
import classes from './IntegrationFrame.module.css';
import { useBalanceMessages } from './use-balance-messages.ts';
import { useFrameHeight } from './use-frame-height.ts';

/** A frame that shows nothing for this long is reported as late. Most pages take a second or two. */
const LATE_AFTER_MS = 8_000;

/** Spec 2 §9. */
const GROWS_AFTER_MS = 2_000;

/** It gets scripts and forms of its own origin; never the book's page around it, nor downloads. */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms';
const SANDBOX_WITH_WINDOWS = `${SANDBOX} allow-popups allow-popups-to-escape-sandbox`;

interface IntegrationFrameProps {
  title: string;
  /** null: not known yet. */
  address: string | null;
  /** Its page decides its height. */
  isResized?: boolean;
  /** Its page may open windows. */
  opensWindows?: boolean;
  /** After a moment it is as high as the screen. */
  grows?: boolean;
  /** Its page, or an error of the browser's, is there. */
  onShown?: () => void;
  /** Requests another address, since an address is valid once. When left out, the same is loaded again. */
  onRetry?: () => void;
}

const useIsAfter = (ms: number, isCounted: boolean): boolean => {
  const [isAfter, setIsAfter] = useState(false);
  useEffect(() => {
    if (!isCounted) return undefined;
    const timer = setTimeout(() => setIsAfter(true), ms);
    return () => {
      clearTimeout(timer);
      setIsAfter(false);
    };
  }, [ms, isCounted]);
  return isAfter;
};

/** A provider's page over the whole room of the page. Another address needs another frame: pass it as `key`. */
export function IntegrationFrame(props: IntegrationFrameProps) {
  const { title, address, isResized = false, opensWindows = false, grows = false, onShown, onRetry } = props;
  const { t } = useTranslation();
  const isInside = useIsInDialog();
  const frame = useRef<HTMLIFrameElement>(null);
  const heightPx = useFrameHeight(frame, isResized ? address : null);
  useBalanceMessages(frame, address);
  const hasGrown = useIsAfter(GROWS_AFTER_MS, grows);
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<'loading' | 'late' | 'shown'>('loading');

  useEffect(() => {
    if (state !== 'loading') return undefined;
    const timer = setTimeout(() => setState('late'), LATE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [state, attempt]);

  const retry = (): void => {
    setAttempt(attempt + 1);
    setState('loading');
    onRetry?.();
  };
  return (
    <div
      className={classes['area']}
      data-grown={hasGrown || undefined}
      style={heightPx === null ? undefined : { height: heightPx, minHeight: 0 }}
    >
      {!isInside && <h1 className={classes['title']}>{title}</h1>}
      {state !== 'shown' && (
        <div className={classes['over']} role="status">
          <p>{state === 'loading' ? t('integrations:loading') : t('integrations:late')}</p>
          {state === 'late' && (
            <button type="button" onClick={retry}>
              {t('integrations:retry')}
            </button>
          )}
        </div>
      )}
      {address !== null && (
        <iframe
          key={attempt}
          ref={frame}
          className={classes['frame']}
          title={title}
          src={address}
          sandbox={opensWindows ? SANDBOX_WITH_WINDOWS : SANDBOX}
          referrerPolicy="no-referrer"
          onLoad={() => {
            setState('shown');
            onShown?.();
          }}
        />
      )}
    </div>
  );
}
