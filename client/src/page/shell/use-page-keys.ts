import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { focusSearch, focusSlip } from '../../ground/ui/focus-parts.ts';
import { openSearch } from './HeaderSearch.tsx';
import { GO_WITHIN_MS, isDialogOpen, isWriting } from './keys.ts';
import { useHasHeaderSearch, useIsPhone } from '../../ground/ui/layout-width.ts';
import { useShell } from '../../ground/ui/shell-store.ts';
import { usePagePath } from '../../ground/ui/use-pages.ts';
import { useOfferedKeys } from './use-offered-keys.ts';

/** `s` slip, `/` search, `g` and a letter for a page, `?` all keys. */
export const usePageKeys = (): void => {
  const navigate = useNavigate();
  const isPhone = useIsPhone();
  const hasHeaderSearch = useHasHeaderSearch();
  const pages = useOfferedKeys();
  const pathOf = usePagePath();
  useEffect(() => {
    let goUntilMs = 0;
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isWriting(event.target) || isDialogOpen()) return;
      const { key } = event;
      const goingTo = event.timeStamp < goUntilMs && pages.find(({ letter }) => letter === key);
      goUntilMs = 0;
      if (goingTo) void navigate({ to: pathOf(goingTo.page), search: goingTo.search ?? {} });
      else if (key === 'g') goUntilMs = event.timeStamp + GO_WITHIN_MS;
      else if (key === '/') (hasHeaderSearch ? focusSearch : openSearch)();
      else if (key === '?') useShell.getState().changeShell({ areKeysShown: true });
      else if (key === 's') {
        if (isPhone) useShell.getState().changeShell({ isSlipOpen: true });
        else focusSlip();
      } else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [navigate, isPhone, hasHeaderSearch, pages, pathOf]);
};
