import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useBoardTitle } from '../../betting/offering/use-board-title.ts';
import { selectCustomer, useSession } from '../../ground/session/session-store.ts';
import { useSlip } from '../../betting/slip/state/slip-store.ts';
import { focusMain, focusSlip } from '../../ground/ui/focus-parts.ts';
import { useNotices } from '../../ground/ui/notices-store.ts';
import { useShell } from '../../ground/ui/shell-store.ts';
import { usePage } from '../../ground/ui/use-pages.ts';

/** @returns whether picks were lost: a ticket on its way stays, and a receipt is no loss */
const clearSlip = (): boolean => {
  const { items, clear } = useSlip.getState();
  clear();
  return items.length > useSlip.getState().items.length;
};

/**
 * What a change of page does: it sets the title, moves the focus for customers who can't see the page change, closes
 * drawers, shows the slip where that is the target, and clears the slip where it is a dialog of a customer whose slip
 * isn't shown in the website (spec 2 §2), with a notice; next to the page, on the desktop, the slip stays.
 */
export const usePageChange = (isPhone: boolean): void => {
  const { t } = useTranslation();
  const { page, path, search } = usePage();
  const bookName = useSession(({ site }) => site?.bookName ?? 'Lineboard');
  const hasMenu = page?.hasSportsMenu ?? false;
  // ENT1-01.5, for a visitor as for a customer without that setting.
  const isShown = useSession((state) => selectCustomer(state)?.showBetSlipInWebSite ?? true);
  const keepsSlip = isShown || (page?.keepsSlip(search) ?? false);
  const earlier = useRef({ path, hasMenu });

  const boardTitle = useBoardTitle();
  const subject = useShell((state) => state.subject);
  const part = page?.page === 'lines' ? boardTitle : subject;
  const title = page === null ? bookName : `${part ?? t(page.title(search, path))} · ${bookName}`;
  useEffect(() => {
    document.title = title;
  }, [title]);

  useEffect(() => {
    if (earlier.current.path === path) return;
    const leftLines = earlier.current.hasMenu;
    earlier.current = { path, hasMenu };
    const { arrivesAt, changeShell } = useShell.getState();
    const isForSlip = arrivesAt === 'slip';
    changeShell({ isMenuOpen: false, isSlipOpen: isPhone && isForSlip, arrivesAt: 'page' });
    if (isPhone && leftLines && !keepsSlip && clearSlip())
      useNotices.getState().notify({ kind: 'info', text: t('shell:slipCleared') });
    if (!isForSlip) focusMain();
    else if (!isPhone) focusSlip();
  }, [path, isPhone, hasMenu, keepsSlip, t]);
};
