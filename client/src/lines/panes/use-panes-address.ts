import { useLocation, useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSame } from '../../ground/ui/use-same.ts';
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

const PATH = '/panes';

interface Entry {
  isHere: boolean;
  text: unknown;
  said: string | undefined;
}

/** The panes that the browser's entry names, and whose it says they are. A page that is left keeps those it had. */
const useEntry = (): Entry => {
  const now = useSame(
    useLocation({
      select: ({ pathname, search, state }): Entry => ({
        isHere: pathname === PATH,
        text: 'p' in search ? search.p : undefined,
        said: state.panesOf,
      }),
    }),
  );
  const [entry, setEntry] = useState(now);
  if (!now.isHere || now === entry) return entry;
  setEntry(now);
  return now;
};

/** The panes are in the address alone: reload, Back and a link bring them, and no tab changes those of another. */
export const usePanesAddress = (): PanesAddress => {
  const { text, said } = useEntry();
  const navigate = useNavigate();
  const { isOwn, owner, isUnsaid } = useAddressOwner(said);
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
    if (!isClaimed) return;
    void navigate({
      to: '.',
      search: true as never,
      // A dialog over the panes has said that it was opened here.
      state: (before) => ({ ...before, ...state }),
      replace: true,
      resetScroll: false,
    });
  }, [isClaimed, navigate, state, text]);
  return { ...parsed, change };
};
