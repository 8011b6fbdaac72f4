import { useEffect, useState } from 'react';
import { create } from 'zustand';
import {
  createUnfolding,
  type UnfoldedGames,
  type Unfolding,
} from '../../betting/offering/unfolded-games.ts';
import { PANE_IDS } from './keep-pane-ids.ts';

type ById = ReadonlyMap<string, UnfoldedGames>;

const NONE: UnfoldedGames = { unfolded: [], wholeLadders: [], ladderMarkets: [] };

const createPanes = () => {
  const useGames = create<ById>()(() => new Map());
  const unfoldingOf = (id: string): Unfolding => {
    const get = (): UnfoldedGames => useGames.getState().get(id) ?? NONE;
    return createUnfolding(get, (changed) =>
      useGames.setState(new Map(useGames.getState()).set(id, { ...get(), ...changed }), true),
    );
  };
  return { useGames, unfolding: new Map(PANE_IDS.map((id) => [id, unfoldingOf(id)])) };
};

/**
 * What is unfolded in each pane, and what changes it: a game in one pane is not the same game's in another.
 * @param ids the panes that are drawn; what the others had is forgotten
 */
export const usePaneUnfolding = (
  ids: readonly string[],
): { gamesOf: (id: string) => UnfoldedGames; unfoldingOf: (id: string) => Unfolding } => {
  const [{ useGames, unfolding }] = useState(createPanes);
  const byId = useGames();
  const drawn = ids.join(' ');
  useEffect(() => {
    const kept = [...useGames.getState()].filter(([id]) => drawn.split(' ').includes(id));
    if (kept.length < useGames.getState().size) useGames.setState(new Map(kept), true);
  }, [useGames, drawn]);
  return { gamesOf: (id) => byId.get(id) ?? NONE, unfoldingOf: (id) => unfolding.get(id)! };
};
