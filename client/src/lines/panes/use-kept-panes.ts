import { useEffect, useState } from 'react';
import { create } from 'zustand';
import {
  createUnfolding,
  type UnfoldedGames,
  type Unfolding,
} from '../../betting/offering/unfolded-games.ts';
import type { KeptPlaces } from '../board/kept-places.ts';
import { keepPaneIds, PANE_IDS, type PaneId } from './keep-pane-ids.ts';
import type { PaneLayout } from './pane-layout.ts';
import { type PaneSubject, writeSubject } from './pane-subjects.ts';

/** A pane with what is its own, side by side with the others as behind a tab. */
export interface KeptPane {
  id: string;
  subject: PaneSubject;
  /** What is unfolded in it, and what changes that: a game in one pane is not the same game's in another. */
  games: UnfoldedGames;
  unfolding: Unfolding;
  places: KeptPlaces;
}

type ById = ReadonlyMap<string, UnfoldedGames>;

const NONE: UnfoldedGames = { unfolded: [], wholeLadders: [], ladderMarkets: [] };

/** They outlive the page, as the board's do: Back from a game leads to where each pane was left. */
const PLACES = new Map<string, KeptPlaces>(PANE_IDS.map((id) => [id, new Map()]));

const createUnfoldings = () => {
  const useGames = create<ById>()(() => new Map());
  const unfoldingOf = (id: string): Unfolding => {
    const get = (): UnfoldedGames => useGames.getState().get(id) ?? NONE;
    return createUnfolding(get, (changed) =>
      useGames.setState(new Map(useGames.getState()).set(id, { ...get(), ...changed }), true),
    );
  };
  return { useGames, unfolding: new Map(PANE_IDS.map((id) => [id, unfoldingOf(id)])) };
};

const usePaneIds = (subjects: readonly string[]): readonly PaneId[] => {
  const [ids, setIds] = useState<readonly PaneId[]>([]);
  const isSame = ids.length === subjects.length && ids.every(({ subject }, at) => subject === subjects[at]);
  if (isSame) return ids;
  const next = keepPaneIds(ids, subjects);
  setIds(next);
  return next;
};

/** The panes of the page from left to right, drawn or not; what others had is forgotten. */
export const useKeptPanes = (panes: PaneLayout): readonly KeptPane[] => {
  const ids = usePaneIds(panes.map(({ subject }) => writeSubject(subject)));
  const [{ useGames, unfolding }] = useState(createUnfoldings);
  const byId = useGames();
  const named = ids.map(({ id }) => id).join(' ');
  useEffect(() => {
    const kept = [...useGames.getState()].filter(([id]) => named.split(' ').includes(id));
    if (kept.length < useGames.getState().size) useGames.setState(new Map(kept), true);
  }, [useGames, named]);
  return panes.map(({ subject }, at) => {
    const { id } = ids[at]!;
    return {
      id,
      subject,
      games: byId.get(id) ?? NONE,
      unfolding: unfolding.get(id)!,
      places: PLACES.get(id)!,
    };
  });
};
