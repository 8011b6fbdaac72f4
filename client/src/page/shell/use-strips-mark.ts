import { useLayoutEffect } from 'react';
import { useStrips } from '../../ground/ui/strips.ts';

/** Longer than `--lb-slide-time`. */
const MOVES_FOR_MS = 250;

/**
 * Marks on the document, for style sheets, how a phone's strips are above the board, and whether they are moving: no
 * part of the page is redrawn for it.
 */
export const useStripsMark = (areOver: boolean): void => {
  useLayoutEffect(() => {
    if (!areOver) return;
    const marks = document.documentElement.dataset;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const mark = (areYielded: boolean): void => {
      marks['strips'] = areYielded ? 'yielded' : 'shown';
    };
    mark(useStrips.getState().areYielded);
    const stop = useStrips.subscribe(({ areYielded }, earlier) => {
      if (areYielded === earlier.areYielded) return;
      marks['stripsMove'] = '';
      mark(areYielded);
      clearTimeout(timer);
      timer = setTimeout(() => delete marks['stripsMove'], MOVES_FOR_MS);
    });
    return () => {
      stop();
      clearTimeout(timer);
      delete marks['strips'];
      delete marks['stripsMove'];
    };
  }, [areOver]);
};
