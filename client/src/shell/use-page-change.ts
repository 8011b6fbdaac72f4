import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { parseOpenBetsSearch } from '../open-bets/parse-open-bets-search.ts';
import { useSession } from '../session/session-store.ts';
import { useSlip } from '../slip/state/slip-store.ts';
import { focusMain, focusSlip } from '../ui/focus-parts.ts';
import { useShell } from '../ui/shell-store.ts';

const OFFERING_PATHS = ['/', '/betOffering'];

const TITLE_OF = new Map<string, 'openBets' | 'transactions' | 'signIn'>([
  ['/openBets', 'openBets'],
  ['/openBetsMobile', 'openBets'],
  ['/transactions', 'transactions'],
  ['/transactionsMobile', 'transactions'],
  ['/signIn', 'signIn'],
]);

/**
 * What a change of page brings with it: the title, the focus for who doesn't see the page change, drawers that close, the slip where it was gone for, and the
 * end of the slip where it is a dialog (spec 2 §2); beside the page, on the desktop, it stays.
 */
export const usePageChange = (isPhone: boolean): { hasMenu: boolean; mayOpenMenu: boolean } => {
  const { t } = useTranslation('shell');
  const path = useRouterState({ select: ({ location }) => location.pathname });
  /** The slip asks the open bets for the bet that it rolls from: it waits for the answer. */
  const isRolling = useRouterState({
    select: ({ location }) => parseOpenBetsSearch({ ...location.search }).rif === true,
  });
  const bookName = useSession(({ site }) => site?.bookName ?? 'Lineboard');
  const isOffering = OFFERING_PATHS.includes(path);
  const earlierPath = useRef(path);

  const titleKey = TITLE_OF.get(path);
  const title = titleKey === undefined ? bookName : `${t(titleKey)} · ${bookName}`;
  useEffect(() => {
    document.title = title;
  }, [title]);

  useEffect(() => {
    if (earlierPath.current === path) return;
    const leftOffering = OFFERING_PATHS.includes(earlierPath.current) && !isOffering;
    earlierPath.current = path;
    const { arrivesAt, changeShell } = useShell.getState();
    const isForSlip = arrivesAt === 'slip';
    changeShell({ isMenuOpen: false, isSlipOpen: isPhone && isForSlip, arrivesAt: 'page' });
    if (isPhone && leftOffering && path !== '/signIn' && !isRolling) useSlip.getState().clear();
    if (!isForSlip) focusMain();
    else if (!isPhone) focusSlip();
  }, [path, isPhone, isOffering, isRolling]);

  return { hasMenu: isOffering, mayOpenMenu: isOffering };
};
