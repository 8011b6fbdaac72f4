import type { RowWindow } from '@lineboard/workers/board/board-view';
import { useCallback, useEffect, useRef } from 'react';
import { useBoardParts } from './BoardProvider.tsx';

/** Rows whose prices are asked for beyond the window at least, so that they are there before the rows are. */
const MARGIN_ROWS = 11;
/** So many are asked for at once: a list that is scrolled row by row asks seldom. */
const ASKED_ROWS = 6;

/** Which rows one list draws, by their numbers among all rows. */
export type TellWindows = (pane: number, windows: readonly RowWindow[]) => void;

/** Tells the worker which rows are drawn, by all lists together. */
export const useRowWindows = (paneCount: number): TellWindows => {
  const { link } = useBoardParts();
  const told = useRef<Array<readonly RowWindow[]>>([]);
  // A list that has gone draws nothing.
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

/** @param range the rows that are seen, null before the list has a height. @returns those whose prices are asked for */
export const widenRange = (range: { startIndex: number; endIndex: number } | null): RowWindow => {
  const { startIndex, endIndex } = range ?? { startIndex: 0, endIndex: 0 };
  return {
    first: Math.max(0, Math.floor((startIndex - MARGIN_ROWS) / ASKED_ROWS) * ASKED_ROWS),
    last: Math.ceil((endIndex + MARGIN_ROWS) / ASKED_ROWS) * ASKED_ROWS,
  };
};

/**
 * Runs of numbers that follow each other, between two places of a list. Beyond its end they go on: rows that the worker
 * is about to put there come with what they show.
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
