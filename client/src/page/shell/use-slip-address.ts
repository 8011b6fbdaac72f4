import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { focusSlip } from '../../ground/ui/focus-parts.ts';
import { useShell } from '../../ground/ui/shell-store.ts';
import { useCloseDialog, useNamedDialog, useOpenDialog } from '../../ground/ui/use-named-dialog.ts';
import { usePage } from '../../ground/ui/use-pages.ts';

/**
 * DLG1-08: the slip as a dialog has an address on a phone, whoever opens it: Back closes it. Beside the page of a desk
 * it stands open anyway, and the address leads the focus there. Comes after `usePageChange`.
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
      // The page that was gone to has said by now whether the slip stands over it.
      earlier.current.isOpen = isOpenNow;
      if (isOpenNow) openDialog('betSlip');
    } else if (isNamed !== before.isNamed) {
      // Of the two the address is the later word: a link, Back or Forward.
      changeShell({ isSlipOpen: isNamed });
    } else if (isOpen && !before.isOpen) openDialog('betSlip');
    // Who goes to another page with the same press is on the way there: nothing of that is taken back.
    else if (!isOpen && before.isOpen && 'dialog' in router.latestLocation.search) closeDialog();
  }, [isPhone, path, isNamed, isOpen, openDialog, closeDialog, router]);
};
