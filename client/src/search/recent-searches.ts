import { parseSearch } from '@lineboard/domain/offering/search';
import { useDeviceSettings } from '../device/device-settings.ts';

const MOST_RECENT = 6;

/** Remembers a search that led somewhere on this device, latest first, each once. */
export const rememberSearch = (text: string): void => {
  const search = parseSearch(text);
  if (search === null) return;
  const { recentSearches, changeSettings } = useDeviceSettings.getState();
  const others = recentSearches.filter((other) => parseSearch(other) !== search);
  changeSettings({ recentSearches: [text.trim(), ...others].slice(0, MOST_RECENT) });
};

export const forgetSearches = (): void => useDeviceSettings.getState().changeSettings({ recentSearches: [] });
