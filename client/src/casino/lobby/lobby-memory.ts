import type { LobbyName } from '@lineboard/domain/casino/lobby/lobbies';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { deviceStorage } from '../../ground/device-storage/device-storage.ts';

/** Games by their ids, latest first. */
export interface KeptGames {
  favorites: readonly string[];
  recent: readonly string[];
}

interface KeptOf extends KeptGames {
  customerId: string;
  lobby: LobbyName;
}

interface LobbyMemory {
  /** Latest first. */
  kept: readonly KeptOf[];
}

const MOST_FAVORITES = 60;
const MOST_RECENT = 12;
/** Customers of this device, each in a few lobbies. */
const MOST_KEPT = 16;

const NOTHING_KEPT: KeptGames = { favorites: [], recent: [] };

/** A customer's recently played and favorite games on this device. */
export const useLobbyMemory = create<LobbyMemory>()(
  persist((): LobbyMemory => ({ kept: [] }), {
    name: 'lb-lobbies',
    version: 1,
    storage: createJSONStorage(() => deviceStorage),
  }),
);

/** @param customerId of the only customer who sees them */
export const selectKeptGames =
  (customerId: string, lobby: LobbyName) =>
  ({ kept }: LobbyMemory): KeptGames =>
    kept.find((one) => one.customerId === customerId && one.lobby === lobby) ?? NOTHING_KEPT;

const changeKept = (customerId: string, lobby: LobbyName, change: (before: KeptGames) => KeptGames): void => {
  useLobbyMemory.setState((state) => {
    const { favorites, recent } = change(selectKeptGames(customerId, lobby)(state));
    const others = state.kept.filter((one) => one.customerId !== customerId || one.lobby !== lobby);
    return { kept: [{ customerId, lobby, favorites, recent }, ...others].slice(0, MOST_KEPT) };
  });
};

const putFirst = (ids: readonly string[], id: string, most: number): string[] =>
  [id, ...ids.filter((other) => other !== id)].slice(0, most);

export const keepPlayed = (customerId: string, lobby: LobbyName, gameId: string): void =>
  changeKept(customerId, lobby, (before) => ({
    ...before,
    recent: putFirst(before.recent, gameId, MOST_RECENT),
  }));

export const toggleFavorite = (customerId: string, lobby: LobbyName, gameId: string): void =>
  changeKept(customerId, lobby, (before) => ({
    ...before,
    favorites: before.favorites.includes(gameId)
      ? before.favorites.filter((id) => id !== gameId)
      : putFirst(before.favorites, gameId, MOST_FAVORITES),
  }));
