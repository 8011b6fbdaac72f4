import { isWageringDisabled } from '@lineboard/domain/account/customer/is-wagering-disabled';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useLineState } from '../../ground/live/line-state.ts';
import { useFormats } from '../../ground/formats/use-formats.ts';
import { useOffering } from '../../betting/offering/offering-store.ts';
import { selectCustomer, useSession } from '../../ground/session/session-store.ts';
import { reloadPage } from '../../ground/ui/reload-page.ts';
import { useLoss } from '../../ground/ui/use-loss.ts';
import { useOpenDialog } from '../../ground/ui/use-named-dialog.ts';
import { BookClock } from './BookClock.tsx';
import { Retry } from './Retry.tsx';
import { selectStateLine } from './select-state-line.ts';
import classes from './StateLine.module.css';

/**
 * The age of the prices, and what is closed. On a desk it is always there, so that nothing moves when it has text;
 * while all is well it shows a dot. On a phone it appears between the page and the bar, and covers nothing at the
 * page's top.
 */
export function StateLine({ isPhone }: { isPhone: boolean }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const openDialog = useOpenDialog();
  const line = useLineState();
  const customer = useSession(selectCustomer);
  const hasSessionEnded = useSession((state) => state.endedNotice);
  const hasSessionChanged = useSession((state) => state.changedNotice);
  const dismissNotice = useSession((state) => state.dismissNotice);
  const isPartLost = useLoss() === 'gone';
  const isNothingOffered = useOffering(({ menu }) => menu?.length === 0);
  const kind = selectStateLine(line, {
    isWageringDisabled: isWageringDisabled(customer?.restrictions ?? []),
    hasSessionEnded,
    hasSessionChanged,
    isPartLost,
    isNothingOffered,
  });
  const since = line.staleSinceMs === null ? '' : formats.time(line.staleSinceMs);
  return (
    <section
      className={classes['line']}
      data-kind={kind}
      data-phone={isPhone}
      aria-label={t('shell:stateOfPrices')}
    >
      <button
        type="button"
        className={classes['open']}
        aria-label={t('shell:stateOfBook')}
        title={t('shell:stateOfBook')}
        onClick={() => openDialog('domainStates')}
      >
        <span className={classes['dot']} aria-hidden="true" />
      </button>
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
      {!isPhone && <BookClock />}
    </section>
  );
}
