import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { selectBalance, selectIsOnline, useSession } from '../../ground/session/session-store.ts';
import { Balance } from './Balance.tsx';
import { BookClock } from './BookClock.tsx';
import { CustomerMenu } from './CustomerMenu.tsx';
import classes from './Header.module.css';
import { HeaderSearch } from './HeaderSearch.tsx';
import { keepSection } from './keep-section.ts';
import { Mark } from '../../ground/ui/Mark.tsx';
import { useHasHeaderSearch } from '../../ground/ui/layout-width.ts';
import { lazyPart } from '../../ground/ui/lazy-part.ts';
import { usePageLinks } from '../../ground/ui/use-pages.ts';
import { PageLinks } from './PageLinks.tsx';
import { SearchSlot } from './SearchSlot.tsx';
import { StateDot } from './StateDot.tsx';
import { Optional } from '../../ground/ui/Optional.tsx';

// Few see it: customers who have nothing to bet with.
const DepositLink = lazyPart(() => import('./DepositLink.tsx'), 'DepositLink');

const NewsBell = lazyPart(() => import('../messages/NewsBell.tsx'), 'NewsBell');

export function Header({ isPhone }: { isPhone: boolean }) {
  const { t } = useTranslation();
  const bookName = useSession(({ site }) => site?.bookName ?? 'Lineboard');
  const links = usePageLinks('header');
  const hasSearch = useHasHeaderSearch();
  const isKnown = useSession(({ session }) => session !== null);
  const isOnline = useSession(selectIsOnline);
  const needsMoney = useSession((state) => selectBalance(state)?.availableCents === 0);
  return (
    <header className={classes['header']} data-strip="">
      <Link to="/" search={keepSection()} className={classes['wordmark']}>
        <Mark />
        <span>{bookName}</span>
      </Link>
      {!isPhone && (
        <nav className={classes['sections']} aria-label={t('shell:sections')}>
          <PageLinks links={links} />
        </nav>
      )}
      {hasSearch && <SearchSlot />}
      <div className={classes['account']}>
        {!isPhone && (
          <div className={classes['state']}>
            <StateDot />
            <BookClock />
          </div>
        )}
        {!hasSearch && <HeaderSearch />}
        {needsMoney && (
          <Optional>
            <DepositLink />
          </Optional>
        )}
        {isOnline && <Balance />}
        {isOnline && (
          <span className={classes['bell']}>
            <Optional>
              <NewsBell />
            </Optional>
          </span>
        )}
        {isKnown && !isOnline && (
          <Link to="/signIn" className={classes['signIn']}>
            {t('shell:signIn')}
          </Link>
        )}
        <CustomerMenu />
      </div>
    </header>
  );
}
