/** What the menu draws before an integration's name. */
export type IntegrationIcon =
  | 'casino'
  | 'cards'
  | 'dice'
  | 'horse'
  | 'live'
  | 'sports'
  | 'lotto'
  | 'props'
  | 'cash'
  | 'people';

/** The headings under which the menu lists integrations, in the order of the menu. */
export const INTEGRATION_GROUPS = [
  'sports',
  'live',
  'casino',
  'liveDealer',
  'games',
  'racing',
  'account',
] as const;

export type IntegrationGroup = (typeof INTEGRATION_GROUPS)[number];

/** What an integration's page shows. */
export type IntegrationLayout =
  /** A provider's page in a frame. */
  | 'frame'
  /** Tiles of games, each of which opens in the frame; its address takes the game's `gameId`. */
  | 'lobby'
  /** A button that opens the provider's page in a window of its own, and one for who has no such windows. */
  | 'window'
  /** Ways to other integrations. */
  | 'choice'
  /** No page: a dialog over any other. */
  | 'dialog';

/** One row per integration: routes, menu, frames, content security policy and access are all read off it. */
export interface Integration {
  /** Names it in the configuration (`INTEGRATION_FRAMES`), in `/integrations/{name}`, and its texts. */
  name: string;
  /** The path of its page under the app's root; a parameter begins with `$`. */
  path: `/${string}`;
  /**
   * Where its frame is found under a provider's address (spec 2 §7); null: nothing of its own to frame. `{parameter}`
   * in it is filled, `{parameter|null}` says `null` where there is none.
   */
  frame: `/${string}` | null;
  /** What `/integrations/{name}` and `/extintegrations/{name}` know it by, where that isn't its name. */
  genericName: string | null;
  /** Each of these restriction codes of a customer takes it away (spec 1 §6). LBETTING is none of them: no effect. */
  restrictionCodes: readonly string[];
  /** Visitors and demo customers are asked to sign in first. */
  sessionRequired: boolean;
  /** The one-time token by which a provider finds out whose page it is, if it does. */
  signer: 'none' | 'launchToken' | 'affiliateToken';
  /** What the address calls that token. */
  tokenName: 'token' | 'data';
  layout: IntegrationLayout;
  /** Integrations that a page without a frame of its own leads to: there while one of them is. */
  ways: readonly string[];
  /** True: for affiliates only (ENT1-01: IsAffiliate). */
  isForAffiliates: boolean;
  /** The size of its window, CSS pixels; null: it opens none. */
  popup: { widthPx: number; heightPx: number } | null;
  /** The customer is asked again before anything is shown. */
  loadsCustomerInfo: boolean;
  /** A customer who may not use it is told so on the lines, where he is led to (spec 2 §5). */
  leavesWhenRefused: boolean;
  /** Its page may open windows: a bank's, or one of papers. */
  opensWindows: boolean;
  /** It is a widget, as high as its page says. */
  isResized: boolean;
  /** True: on a phone its frame takes the whole screen's height after a moment (spec 2 §2). */
  growsOnPhone: boolean;
  /** The menu leads to it once its frame is set up. Never a page with a parameter: the menu has none to give. */
  isInMenu: boolean;
  /** It has the whole page for itself: a chat's button would lie over its own. */
  hidesChat: boolean;
  icon: IntegrationIcon;
  group: IntegrationGroup;
}
