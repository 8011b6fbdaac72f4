/** The icon in front of an integration's name in the menu. */
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

/** The content of an integration's page. */
export type IntegrationLayout =
  /** A provider's page in a frame. */
  | 'frame'
  /** Tiles of games, each of which opens in the frame; its address takes the game's `gameId`. */
  | 'lobby'
  /** A button that opens the provider's page in its own window, and another one for devices without such windows. */
  | 'window'
  /** Links to other integrations. */
  | 'choice'
  /** No page: a dialog over any other. */
  | 'dialog';

/** One row per integration: routes, menu, frames, content security policy and access all follow from it. */
export interface Integration {
  /** Names it in the configuration (`INTEGRATION_FRAMES`), in `/integrations/{name}`, and its texts. */
  name: string;
  /** The path of its page under the app's root; a parameter begins with `$`. */
  path: `/${string}`;
  /**
   * The frame's path under the provider's address (spec 2 §7); null: it has nothing to frame. `{parameter}` is filled
   * in; `{parameter|null}` becomes `null` where there is no value.
   */
  frame: `/${string}` | null;
  /** Its name in `/integrations/{name}` and `/extintegrations/{name}`, where that isn't `name`. */
  genericName: string | null;
  /**
   * A customer with any of these restriction codes can't use it (spec 1 §6). LBETTING isn't one of them: it has no
   * effect.
   */
  restrictionCodes: readonly string[];
  /** Visitors and demo customers are asked to sign in first. */
  sessionRequired: boolean;
  /** The one-time token by which a provider finds out whose page it is, if it does. */
  signer: 'none' | 'launchToken' | 'affiliateToken';
  /** The name of that token in the address. */
  tokenName: 'token' | 'data';
  layout: IntegrationLayout;
  /** The integrations that a page without its own frame links to: the page exists while one of them does. */
  ways: readonly string[];
  /** True: for affiliates only (ENT1-01: IsAffiliate). */
  isForAffiliates: boolean;
  /** The size of its window in CSS pixels; null: it opens none. */
  popup: { widthPx: number; heightPx: number } | null;
  /** The customer's account is requested again before anything is shown. */
  loadsCustomerInfo: boolean;
  /** A customer who may not use it is sent to the lines and told so there (spec 2 §5). */
  leavesWhenRefused: boolean;
  /** Its page may open windows, such as a bank's page or a document. */
  opensWindows: boolean;
  /** It is a widget whose page says how high it is. */
  isResized: boolean;
  /** True: on a phone its frame grows to the height of the screen after a moment (spec 2 §2). */
  growsOnPhone: boolean;
  /** The menu leads to it once its frame is set up. Never a page with a parameter: the menu has none to give. */
  isInMenu: boolean;
  /** It fills the whole page: the chat's button would cover its controls. */
  hidesChat: boolean;
  icon: IntegrationIcon;
  group: IntegrationGroup;
}
