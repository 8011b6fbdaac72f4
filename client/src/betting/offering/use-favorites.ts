import type { Favorite } from '@lineboard/domain/account/settings/favorite';
import { useDeviceSettings } from '../../ground/device/device-settings.ts';
import {
  selectCustomer,
  selectIsOnline,
  type SessionState,
  useSession,
} from '../../ground/session/session-store.ts';

const NONE: readonly Favorite[] = [];

/** null: nobody is signed in. */
const selectOfCustomer = (state: SessionState): readonly Favorite[] | null =>
  selectIsOnline(state) ? (selectCustomer(state)?.favorites ?? NONE) : null;

/** The customer's favorites; without an account, those marked on this device. */
export const readFavorites = (): readonly Favorite[] =>
  selectOfCustomer(useSession.getState()) ?? useDeviceSettings.getState().favorites;

export const useFavorites = (): readonly Favorite[] => {
  const ofDevice = useDeviceSettings((settings) => settings.favorites);
  return useSession(selectOfCustomer) ?? ofDevice;
};

/** @returns stops it */
export const followFavorites = (follow: () => void): (() => void) => {
  let last = readFavorites();
  const tell = (): void => {
    const now = readFavorites();
    if (now === last) return;
    last = now;
    follow();
  };
  const stops = [useSession.subscribe(tell), useDeviceSettings.subscribe(tell)];
  return () => {
    for (const stop of stops) stop();
  };
};
