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

/** Those of the account's settings that the device also has. */
export interface AccountSeen {
  customerId: string;
  webLanguage: string;
  priceType: PriceType;
}

/** Searches of one customer, or of visitors, that led somewhere, latest first. */
export interface SearchesOf {
  customerId: string | null;
  /** The customer stays signed in on this device: the searches outlive the session. */
  isKept: boolean;
  texts: readonly string[];
}

/** A game, and its name. */
export interface GameNamed {
  gameNum: number;
  team1: string;
  team2: string;
}

/** What this device remembers about how its user likes to see the book. None of it is private. */
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
  /** A visitor's choices in the settings; a customer who signs in is asked about them. */
  visitorSettings: SettingsDraft | null;
  /** The account's settings as this device last heard of them: only changes to them apply here. */
  accountSeen: AccountSeen | null;
  menuCollapsed: boolean;
  /** Leagues and teams that were starred without an account. */
  favorites: readonly Favorite[];
  /** Topics of the leagues shown last, in the order of the board. */
  leagueBookmark: readonly string[];
  /** Sports that are open in the menu. */
  selectedSports: readonly string[];
  /** Groups of the main menu that were folded or unfolded here. */
  toggledWays: readonly string[];
  spotlight: boolean;
  /** Games that the customer has bet on are in a section of their own on the board. */
  myGames: boolean;
  /** The chat that may be loaded here, by its source; null: none was agreed to. */
  chatAllowed: string | null;
  /** Explanations of the slip whose options a placed ticket had: they are folded. */
  readAbout: readonly string[];
  searches: readonly SearchesOf[];
  /** The features next to the board on a desk, in the order in which they were opened. */
  sideFeatures: readonly string[];
  /** The game whose props are shown there. */
  propsGame: GameNamed | null;
}

export interface DeviceSettingsActions {
  changeSettings: (changed: Partial<DeviceSettings>) => void;
}

/**
 * `app/first-paint.js` reads the same entry before the first paint: keep name and shape the same there, or the first
 * frame gets the wrong theme.
 */
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
  myGames: false,
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
      // Earlier versions didn't separate searches by customer.
      migrate: (stored) => {
        const { recentSearches: _, ...kept } = stored as DeviceSettings & { recentSearches?: unknown };
        return kept;
      },
      storage: createJSONStorage(() => deviceStorage),
      partialize: ({ changeSettings: _, ...settings }) => settings,
    },
  ),
);
