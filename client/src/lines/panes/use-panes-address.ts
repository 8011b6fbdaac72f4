import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { type PaneLayout, parseLayout, writeLayout } from './pane-layout.ts';

export interface PanesAddress {
  /** As the address names them; empty where it names none that can be read. */
  panes: PaneLayout;
  /** The address says nothing that had to be left out. */
  isWhole: boolean;
  /** @param isStep Back leads to the panes before */
  change: (panes: PaneLayout, isStep: boolean) => void;
}

/** The panes are in the address alone: reload, Back and a link bring them, and no tab changes those of another. */
export const usePanesAddress = (): PanesAddress => {
  const text = useSearch({
    strict: false,
    select: (search: object) => ('p' in search ? search.p : undefined),
  });
  const navigate = useNavigate();
  const change = useCallback(
    (panes: PaneLayout, isStep: boolean) =>
      void navigate({
        to: '.',
        search: { p: writeLayout(panes) } as never,
        replace: !isStep,
        resetScroll: false,
      }),
    [navigate],
  );
  const parsed = useMemo(
    () => (text === undefined ? { panes: [], isWhole: true } : parseLayout(text)),
    [text],
  );
  return { ...parsed, change };
};
