import type { RowHead } from '@lineboard/workers/board/board-frame';
import { type RefObject, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { type BoardTarget, useOffering } from '../../betting/offering/offering-store.ts';
import { useNotices } from '../../ground/ui/notices-store.ts';

/** Lines that come later than this find the bettor reading something else. */
const WANTED_FOR_MS = 5_000;

/** How far a wish was granted, whichever list has its league: lists that become one don't grant it again. */
export type SeenTargetRef = RefObject<SeenTarget | null>;

export interface SeenTarget {
  target: BoardTarget;
  untilMs: number;
  isHeadingShown: boolean;
  /** The league's lines came without the game, which was said. */
  isMissed: boolean;
}

/** Whether something was asked for that didn't come into view yet. */
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
 * Brings what was asked for into view: the league's heading as soon as there is one, and the game or contest in it when
 * its lines have come, or a word that the game isn't among them.
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
    // Until the lines are there a league is short, and the list may end before its heading is at the top.
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
