import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo } from 'react';
import { type PaneLayout, parseLayout, writeLayout } from './pane-layout.ts';
import { useAddressOwner } from './use-address-owner.ts';

export interface PanesAddress {
  /** As the address names them; empty where it names none that can be read, or another customer's. */
  panes: PaneLayout;
  /** The address says nothing that had to be left out. */
  isWhole: boolean;
  /** @param isStep Back leads to the panes before */
  change: (panes: PaneLayout, isStep: boolean) => void;
}

const NONE = { panes: [], isWhole: true };

/** The panes are in the address alone: reload, Back and a link bring them, and no tab changes those of another. */
export const usePanesAddress = (): PanesAddress => {
  const text = useSearch({
    strict: false,
    select: (search: object) => ('p' in search ? search.p : undefined),
  });
  const navigate = useNavigate();
  const { isOwn, owner, isUnsaid } = useAddressOwner();
  const state = useMemo(() => (owner === undefined ? {} : { panesOf: owner }), [owner]);
  const change = useCallback(
    (panes: PaneLayout, isStep: boolean) =>
      void navigate({
        to: '.',
        search: { p: writeLayout(panes) } as never,
        state,
        replace: !isStep,
        resetScroll: false,
      }),
    [navigate, state],
  );
  const parsed = useMemo(() => (text === undefined || !isOwn ? NONE : parseLayout(text)), [text, isOwn]);
  const isClaimed = isUnsaid && parsed.panes.length > 0;
  useEffect(() => {
    if (isClaimed)
      void navigate({ to: '.', search: true as never, state, replace: true, resetScroll: false });
  }, [isClaimed, navigate, state, text]);
  return { ...parsed, change };
};
