import type { Favorite } from '@lineboard/domain/account/settings/favorite';
import type { SettingsDraft } from '@lineboard/domain/account/settings/customer-settings';
import type { PriceType } from '@lineboard/domain/ground/price/price.schema';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { deviceStorage } from '../device-storage/device-storage.ts';
import type { Language } from '@lineboard/domain/ground/language/languages';
import { preferredLanguage } from '../i18n/preferred-language.ts';

export type ThemeChoice = 'dark' | 'light' | 'auto';
export type Density = 'comfortable' | 'compact';
export type ViewMode = 'normal' | 'desktop';

/** Of the account's settings, those that the device has, too. */
export interface AccountSeen {
  customerId: string;
  webLanguage: string;
  priceType: PriceType;
}

/** What one customer, or whoever isn't signed in, searched for and what led somewhere, latest first. */
export interface SearchesOf {
  customerId: string | null;
  /** The customer stays signed in on this device: they outlive the session. */
  isKept: boolean;
  texts: readonly string[];
}

/** A game, and what it is called. */
export interface GameNamed {
  gameNum: number;
  team1: string;
  team2: string;
}

/** What this device remembers of how its user likes to look at the book. Nothing in it is private. */
export interface DeviceSettings {
  /** How prices are written. */
  priceType: PriceType;
  /** `auto` follows the device. */
  theme: ThemeChoice;
  density: Density;
  /** What the page is shown in. */
  language: Language;
  /** The language was chosen here; until then it follows the browser and the account. */
  isLanguageChosen: boolean;
  /** `desktop` keeps the three columns at any width. */
  viewMode: ViewMode;
  /** What a visitor chose in the settings; a customer who signs in is asked about it. */
  visitorSettings: SettingsDraft | null;
  /** What this device last heard of the account's: what changes of it, changes here. */
  accountSeen: AccountSeen | null;
  menuCollapsed: boolean;
  /** Leagues and teams that were starred without an account. */
  favorites: readonly Favorite[];
  /** Topics of the leagues shown last, in the order of the board. */
  leagueBookmark: readonly string[];
  /** Sports that stand open in the menu. */
  selectedSports: readonly string[];
  /** Groups of the main menu that were folded or unfolded here. */
  toggledWays: readonly string[];
  spotlight: boolean;
  /** The chat that may be loaded here, by its source; null: none was agreed to. */
  chatAllowed: string | null;
  /** Explanations of the slip that a ticket was placed with: they fold. */
  readAbout: readonly string[];
  searches: readonly SearchesOf[];
  /** What stands beside the board on a desk, in the order in which it was opened. */
  sideFeatures: readonly string[];
  /** The game whose props stand there. */
  propsGame: GameNamed | null;
}

export interface DeviceSettingsActions {
  changeSettings: (changed: Partial<DeviceSettings>) => void;
}

/** `app/first-paint.js` reads the same entry before the first paint: keep name and shape in step with it. */
export const DEVICE_SETTINGS_KEY = 'lb-device';

const createInitialSettings = (): DeviceSettings => ({
  priceType: 'A',
  theme: 'auto',
  density: 'comfortable',
  language: preferredLanguage(globalThis.navigator?.languages ?? []),
  isLanguageChosen: false,
  viewMode: 'normal',
  visitorSettings: null,
  accountSeen: null,
  menuCollapsed: false,
  favorites: [],
  leagueBookmark: [],
  selectedSports: [],
  toggledWays: [],
  spotlight: true,
  chatAllowed: null,
  readAbout: [],
  searches: [],
  sideFeatures: [],
  propsGame: null,
});

export const useDeviceSettings = create<DeviceSettings & DeviceSettingsActions>()(
  persist(
    (set) => ({
      ...createInitialSettings(),
      changeSettings: (changed) => set(changed),
    }),
    {
      name: DEVICE_SETTINGS_KEY,
      version: 2,
      // Before, searches were not told apart by customer.
      migrate: (stored) => {
        const { recentSearches: _, ...kept } = stored as DeviceSettings & { recentSearches?: unknown };
        return kept;
      },
      storage: createJSONStorage(() => deviceStorage),
      partialize: ({ changeSettings: _, ...settings }) => settings,
    },
  ),
);
