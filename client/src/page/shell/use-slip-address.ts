import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { focusSlip } from '../../ground/ui/focus-parts.ts';
import { useShell } from '../../ground/ui/shell-store.ts';
import { useCloseDialog, useNamedDialog, useOpenDialog } from '../../ground/ui/use-named-dialog.ts';
import { usePage } from '../../ground/ui/use-pages.ts';

/**
 * DLG1-08: the slip as a dialog has an address on a phone, whatever opens it: Back closes it. On a desk it is always
 * open next to the page, and the address moves the focus there. Runs after `usePageChange`.
 */
export const useSlipAddress = (isPhone: boolean): void => {
  const router = useRouter();
  const { path } = usePage();
  const isNamed = useNamedDialog() === 'betSlip';
  const isOpen = useShell((state) => state.isSlipOpen);
  const openDialog = useOpenDialog();
  const closeDialog = useCloseDialog();
  const earlier = useRef({ path, isNamed: false, isOpen: false });

  useEffect(() => {
    const before = earlier.current;
    earlier.current = { path, isNamed, isOpen };
    const { isSlipOpen: isOpenNow, changeShell } = useShell.getState();
    if (!isPhone) {
      if (!isNamed) return;
      closeDialog();
      focusSlip();
    } else if (path !== before.path && !isNamed) {
      // By now the new page has decided whether the slip covers it.
      earlier.current.isOpen = isOpenNow;
      if (isOpenNow) openDialog('betSlip');
    } else if (isNamed !== before.isNamed) {
      // When both changed the address wins: a link, Back or Forward.
      changeShell({ isSlipOpen: isNamed });
    } else if (isOpen && !before.isOpen) openDialog('betSlip');
    // When the same press opens another page, that navigation must not be undone.
    else if (!isOpen && before.isOpen && 'dialog' in router.latestLocation.search) closeDialog();
  }, [isPhone, path, isNamed, isOpen, openDialog, closeDialog, router]);
};
