import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsInDialog } from '../ui/in-dialog.ts';
import classes from './IntegrationFrame.module.css';
import { useFrameHeight } from './use-frame-height.ts';

/** A frame that shows nothing for this long is said to be late. Most pages are there in a second or two. */
const LATE_AFTER_MS = 8_000;

/** Scripts and forms of its own origin; never the book's page around it, nor downloads. */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';

interface IntegrationFrameProps {
  title: string;
  address: string;
  /** It is as high as its page says. */
  isResized?: boolean;
}

/** A provider's page over the whole room of the page. Another address takes another frame: give it as `key`. */
export function IntegrationFrame({ title, address, isResized = false }: IntegrationFrameProps) {
  const { t } = useTranslation('integrations');
  const isInside = useIsInDialog();
  const frame = useRef<HTMLIFrameElement>(null);
  const heightPx = useFrameHeight(frame, isResized ? address : null);
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
  };
  return (
    <div
      className={classes['area']}
      style={heightPx === null ? undefined : { height: heightPx, minHeight: 0 }}
    >
      {!isInside && <h1 className={classes['title']}>{title}</h1>}
      {state !== 'shown' && (
        <div className={classes['over']} role="status">
          <p>{state === 'loading' ? t('loading') : t('late')}</p>
          {state === 'late' && (
            <button type="button" onClick={retry}>
              {t('retry')}
            </button>
          )}
        </div>
      )}
      <iframe
        key={attempt}
        ref={frame}
        className={classes['frame']}
        title={title}
        src={address}
        sandbox={SANDBOX}
        referrerPolicy="strict-origin"
        onLoad={() => setState('shown')}
      />
    </div>
  );
}
