import type { RowHead } from '@lineboard/workers/board/board-frame';
import { type RefObject, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { type BoardTarget, useOffering } from '../../betting/offering/offering-store.ts';
import { useNotices } from '../../ground/ui/notices-store.ts';

/** When lines come later than this the customer is reading something else. */
const WANTED_FOR_MS = 5_000;

/** How far a target was reached, whichever list has its league: lists that become one don't repeat it. */
export type SeenTargetRef = RefObject<SeenTarget | null>;

export interface SeenTarget {
  target: BoardTarget;
  untilMs: number;
  isHeadingShown: boolean;
  /** The league's lines came without the game, which was reported. */
  isMissed: boolean;
}

/** Whether a target isn't in view yet. */
export const isTargetAwaited = ({ current: seen }: SeenTargetRef): boolean => {
  const { target } = useOffering.getState();
  if (target === null) return false;
  return seen?.target !== target || performance.now() <= seen.untilMs;
};

/** @returns -1 while it isn't there */
export const findTarget = (
  rows: readonly RowHead[],
  { gameNum, contestNum }: Omit<BoardTarget, 'topic'>,
): number => {
  if (gameNum !== undefined) return rows.findIndex(({ key }) => key.startsWith(`g${gameNum}.`));
  if (contestNum !== undefined) return rows.findIndex(({ key }) => key === `c${contestNum}`);
  return -1;
};

/**
 * Scrolls the target into view: the league's heading as soon as there is one, and the game or contest in it when its
 * lines have come, or else shows a notice.
 * @param scrollTo a row, to the top of the window or into the middle of it
 */
export const useBoardTarget = (
  rows: readonly RowHead[],
  scrollTo: (index: number, align: 'start' | 'center') => void,
  seen: SeenTargetRef,
): void => {
  const { t } = useTranslation();
  const target = useOffering((state) => state.target);
  useEffect(() => {
    if (target === null) return;
    if (seen.current?.target !== target)
      seen.current = {
        target,
        untilMs: performance.now() + WANTED_FOR_MS,
        isHeadingShown: false,
        isMissed: false,
      };
    const state = seen.current;
    if (performance.now() > state.untilMs) return;
    const heading = rows.findIndex(({ key }) => key === `l/${target.topic}`);
    // Until the lines are loaded a league is short, and the list may end before its heading is at the top.
    const hasLines = heading !== -1 && rows[heading + 1]?.kind !== 'skeleton';
    const isLeague = target.gameNum === undefined && target.contestNum === undefined;
    const index = isLeague ? (hasLines ? heading : -1) : findTarget(rows, target);
    if (index !== -1) scrollTo(index, isLeague ? 'start' : 'center');
    else if (heading !== -1 && !state.isHeadingShown) scrollTo(heading, 'start');
    state.isHeadingShown ||= heading !== -1;
    if (index !== -1) state.untilMs = 0;
    const isMissing = hasLines && index === -1 && target.gameNum !== undefined;
    if (isMissing && !state.isMissed)
      useNotices.getState().notify({ kind: 'info', text: t('board:gameNotShown') });
    state.isMissed ||= isMissing;
  }, [rows, target, scrollTo, seen, t]);
};
