import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../ground/formats/use-formats.ts';
import { useLineState } from '../../ground/live/line-state.ts';
import { selectCustomer, useSession } from '../../ground/session/session-store.ts';
import { reloadPage } from '../../ground/ui/reload-page.ts';
import { Retry } from './Retry.tsx';
import { StateDot } from './StateDot.tsx';
import classes from './StateLine.module.css';
import { useStateKind } from './use-state-kind.ts';

/**
 * The age of the prices, and what is closed. It appears below the page, so that nothing on it moves, and is gone while
 * all is well. A desk has the dot in its header.
 */
export function StateLine({ isPhone }: { isPhone: boolean }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const kind = useStateKind();
  const staleSinceMs = useLineState((line) => line.staleSinceMs);
  const customer = useSession(selectCustomer);
  const dismissNotice = useSession((state) => state.dismissNotice);
  const since = staleSinceMs === null ? '' : formats.time(staleSinceMs);
  return (
    <section
      className={classes['line']}
      data-kind={kind}
      data-phone={isPhone}
      aria-label={t('shell:stateOfPrices')}
    >
      {isPhone && <StateDot />}
      <span role="status">
        <span className={kind === 'live' ? 'lb-visually-hidden' : undefined}>
          {t(`shell:state.${kind}`, { since, customerId: customer?.customerId ?? '' })}
        </span>
        {(kind === 'outdated' || kind === 'partLost') && (
          <button type="button" className={classes['link']} onClick={reloadPage}>
            {t('shell:reload')}
          </button>
        )}
        {kind === 'sessionChanged' && (
          <button type="button" className={classes['link']} onClick={dismissNotice}>
            {t('shell:state.understood')}
          </button>
        )}
        {kind === 'sessionEnded' && (
          <Link to="/signIn" className={classes['link']}>
            {t('shell:signIn')}
          </Link>
        )}
      </span>
      {(kind === 'offline' || kind === 'blocked' || kind === 'full') && <Retry />}
    </section>
  );
}
