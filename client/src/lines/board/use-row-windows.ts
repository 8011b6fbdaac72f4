import type { RowWindow } from '@lineboard/workers/board/board-view';
import { useCallback, useEffect, useRef } from 'react';
import { useBoardParts } from './BoardProvider.tsx';

/**
 * The least number of rows beyond the window whose prices are requested, so that prices are there before the rows are.
 */
const MARGIN_ROWS = 11;
/** This many are requested at once: a list that is scrolled row by row rarely asks. */
const ASKED_ROWS = 6;

/** The rows that one list draws, by their numbers among all rows. */
export type TellWindows = (pane: number, windows: readonly RowWindow[]) => void;

/** Tells the worker which rows all lists together draw. */
export const useRowWindows = (paneCount: number): TellWindows => {
  const { link } = useBoardParts();
  const told = useRef<Array<readonly RowWindow[]>>([]);
  // A removed list draws nothing.
  useEffect(() => {
    if (told.current.length <= paneCount) return;
    told.current.length = paneCount;
    void link.commands.scrollTo(told.current.flat());
  }, [link, paneCount]);
  return useCallback(
    (pane, windows) => {
      told.current[pane] = windows;
      void link.commands.scrollTo(told.current.flat());
    },
    [link],
  );
};

/** @param range the visible rows, null before the list has a height. @returns those whose prices are requested */
export const widenRange = (range: { startIndex: number; endIndex: number } | null): RowWindow => {
  const { startIndex, endIndex } = range ?? { startIndex: 0, endIndex: 0 };
  return {
    first: Math.max(0, Math.floor((startIndex - MARGIN_ROWS) / ASKED_ROWS) * ASKED_ROWS),
    last: Math.ceil((endIndex + MARGIN_ROWS) / ASKED_ROWS) * ASKED_ROWS,
  };
};

/**
 * Runs of consecutive numbers, between two places of a list. They continue beyond its end: rows that the worker is
 * about to add there arrive with their content.
 */
export const findRuns = (indexes: readonly number[], first: number, last: number): RowWindow[] => {
  const runs: RowWindow[] = [];
  for (const index of indexes.slice(first, last + 1)) {
    const run = runs.at(-1);
    if (run?.last === index - 1) run.last = index;
    else runs.push({ first: index, last: index });
  }
  const end = runs.at(-1);
  if (end === undefined) return [{ first, last }];
  end.last += Math.max(0, last + 1 - indexes.length);
  return runs;
};
