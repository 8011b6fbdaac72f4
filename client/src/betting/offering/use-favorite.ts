import { useDeviceSettings } from '../../ground/device/device-settings.ts';
import { selectCustomer, useSession } from '../../ground/session/session-store.ts';

export interface Favorite {
  sportType: string | null;
  sportSubType: string | null;
  team: string | null;
}

/** The customer's favorite sport and team; a visitor's own choice on this device. */
export const useFavorite = (): Favorite => {
  const ofVisitor = useDeviceSettings((settings) => settings.visitorSettings);
  const ofCustomer = useSession((state) => selectCustomer(state)?.settings ?? null);
  const chosen = ofCustomer ?? ofVisitor;
  return {
    sportType: chosen?.favoriteSportType ?? null,
    sportSubType: chosen?.favoriteSportSubType ?? null,
    team: chosen?.favoriteTeamId ?? null,
  };
};
