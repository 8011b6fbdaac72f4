import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useOffering } from '../../betting/offering/offering-store.ts';
import { focusSearch } from '../../ground/ui/focus-parts.ts';
import { Icon } from '../../ground/ui/Icon.tsx';
import { useShell } from '../../ground/ui/shell-store.ts';
import classes from './HeaderSearch.module.css';
import { SearchSlot } from './SearchSlot.tsx';

/** Opens the search of a narrow header. The keyboard of a phone only appears for a field that is focused at once. */
export const openSearch = (): void => {
  flushSync(() => useShell.getState().changeShell({ isSearchOpen: true }));
  focusSearch();
};

/**
 * For headers without room for the search: an icon, and over the header the field, for as long as it is used or filters
 * the board.
 */
export function HeaderSearch() {
  const { t } = useTranslation();
  const isSearching = useOffering((state) => state.search !== '');
  const isAsked = useShell((state) => state.isSearchOpen);
  const changeShell = useShell((state) => state.changeShell);
  const field = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const isOpen = isAsked || isSearching;
  const close = (): void => {
    useOffering.getState().changeOffering({ search: '' });
    changeShell({ isSearchOpen: false });
    opener.current?.focus();
  };

  // Emptied by the choice of a result: the header is back to normal.
  useEffect(() => {
    if (!isSearching && field.current?.contains(document.activeElement) !== true)
      changeShell({ isSearchOpen: false });
  }, [isSearching, changeShell]);

  return (
    <>
      <button
        ref={opener}
        type="button"
        className={classes['button']}
        aria-expanded={isOpen}
        aria-label={t('shell:keySearch')}
        onClick={openSearch}
      >
        <Icon name="search" />
      </button>
      <div
        ref={field}
        className={classes['field']}
        hidden={!isOpen}
        onBlur={({ relatedTarget }) => {
          if (!isSearching && field.current?.contains(relatedTarget) !== true)
            changeShell({ isSearchOpen: false });
        }}
        onKeyDown={({ key, target }) => {
          if (key === 'Escape') close();
          // The board is below the keyboard of a phone.
          if (key === 'Enter' && target instanceof HTMLInputElement) target.blur();
        }}
      >
        <SearchSlot />
        <button type="button" className={classes['button']} aria-label={t('shell:close')} onClick={close}>
          <Icon name="close" />
        </button>
      </div>
    </>
  );
}
