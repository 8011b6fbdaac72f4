import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { focusSearch, focusSlip } from '../../ground/ui/focus-parts.ts';
import { openSearch } from './HeaderSearch.tsx';
import { selectIsQuiet, useSession } from '../../ground/session/session-store.ts';
import { GO_WITHIN_MS, isDialogOpen, isWriting } from './keys.ts';
import { useHasHeaderSearch, useIsPhone } from '../../ground/ui/layout-width.ts';
import { useShell } from '../../ground/ui/shell-store.ts';
import { usePagePath } from '../../ground/ui/use-pages.ts';
import { useOfferedKeys } from './use-offered-keys.ts';

/**
 * `b`, or the first digit of a rotation number, the line for typed bets, `s` slip, `/` search, `g` and a letter for a
 * page, `?` all keys.
 */
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
      const { typedCommand, changeShell } = useShell.getState();
      const goingTo = event.timeStamp < goUntilMs && pages.find(({ letter }) => letter === key);
      goUntilMs = 0;
      // Until the line is loaded and has the focus, what is typed is kept for it.
      if (
        typedCommand !== null ? key.length === 1 : /^\d$/.test(key) && !selectIsQuiet(useSession.getState())
      )
        changeShell({ typedCommand: (typedCommand ?? '') + key });
      else if (goingTo) void navigate({ to: pathOf(goingTo.page), search: goingTo.search ?? {} });
      else if (key === 'g') goUntilMs = event.timeStamp + GO_WITHIN_MS;
      else if (key === '/') (hasHeaderSearch ? focusSearch : openSearch)();
      else if (key === '?') changeShell({ areKeysShown: true });
      else if (key === 'b' && !selectIsQuiet(useSession.getState())) changeShell({ typedCommand: '' });
      else if (key === 's') {
        if (isPhone) changeShell({ isSlipOpen: true });
        else focusSlip();
      } else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [navigate, isPhone, hasHeaderSearch, pages, pathOf]);
};
