import { useTranslation } from 'react-i18next';
import { useFormats } from '../../ground/formats/use-formats.ts';
import { loadMenu } from '../../betting/offering/keep-offering.ts';
import { selectShownLeagues, useOffering } from '../../betting/offering/offering-store.ts';
import { type NextStart, selectNextStart, selectOfSport } from '../../betting/offering/select-live-topics.ts';
import { focusMain } from '../../ground/ui/focus-parts.ts';
import { useIsPhone } from '../../ground/ui/layout-width.ts';
import { useShell } from '../../ground/ui/shell-store.ts';
import classes from './EmptyBoard.module.css';

/** Why a board has no rows; nothing while they are on their way. */
export function EmptyReason() {
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  const menu = useOffering((state) => state.menu);
  const menuError = useOffering((state) => state.menuError);
  const hasLeagues = useOffering((state) => selectShownLeagues(state).length > 0);
  const isLive = useOffering((state) => state.onlyLive);
  const liveSport = useOffering((state) => state.liveSport);
  const isSearching = useOffering((state) => state.search !== '');
  const changeOffering = useOffering((state) => state.changeOffering);
  const changeShell = useShell((state) => state.changeShell);
  if (menu === null)
    return (
      menuError !== null && (
        <div role="alert" className={classes['empty']}>
          <p>{t('board:empty.failed')}</p>
          <p>{t(`error:${menuError.code}`)}</p>
          <button type="button" onClick={() => void loadMenu()}>
            {t('board:retry')}
          </button>
        </div>
      )
    );
  if (menu.length === 0)
    return (
      <div className={classes['empty']}>
        <p>{t('offering:nothingOffered')}</p>
      </div>
    );
  if (isLive && !isSearching) return <NoLive next={selectNextStart(selectOfSport(menu, liveSport))} />;
  if (!hasLeagues && !isLive)
    return (
      <div className={classes['empty']}>
        <p>{t('board:empty.noLeagues')}</p>
        {isPhone && (
          <button type="button" onClick={() => changeShell({ isMenuOpen: true })}>
            {t('board:addLeague')}
          </button>
        )}
      </div>
    );
  if (isSearching)
    return (
      <div className={classes['empty']}>
        <p>{t('board:empty.noMatch')}</p>
        <button
          type="button"
          onClick={() => {
            changeOffering({ search: '' });
            focusMain();
          }}
        >
          {t('board:clearSearch')}
        </button>
      </div>
    );
  return null;
}

/** Nothing is in play: when the next game begins, as far as the book knows. */
function NoLive({ next }: { next: NextStart | null }) {
  const { t } = useTranslation();
  const formats = useFormats();
  return (
    <div className={classes['empty']}>
      <p>{t('board:empty.noLive')}</p>
      {next !== null && (
        <p>
          {t('board:empty.nextStart', {
            time: formats.dateTime(next.startMs),
            league: t(`league:${next.league}`, { defaultValue: next.league }),
          })}
        </p>
      )}
    </div>
  );
}
