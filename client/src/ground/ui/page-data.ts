import type { ParseKeys } from 'i18next';
import type { IconName } from './Icon.tsx';

/** The address' query, as its route reads it. */
export type PageSearch = Readonly<Record<string, unknown>>;

/** A link to a page that the frame around every page offers. Texts are keys with their namespace. */
export interface PageLink {
  /** The header of the desk, the phone's bar, the phone's menu, or the customer's own menu. */
  in: 'header' | 'bar' | 'drawer' | 'account';
  /** Its place there, counted from 1. */
  at: number;
  text: ParseKeys;
  /** Used instead of a text that was cut short for its place. */
  name?: ParseKeys;
  icon?: IconName;
  /** It leads to this part of the page, and is marked only there. */
  search?: { live?: true };
  /** The number of games in play, next to the text. */
  hasLiveCount?: true;
  onlyOnline?: true;
}

/** The letter that leads here after `g`, and its text in the list of keys. */
export interface PageKey {
  letter: string;
  text: ParseKeys;
  /** It leads to this part of the page. */
  search?: { live?: true };
  /** Hidden from signed-in customers. */
  onlyOffline?: true;
}

/** What a route declares about its page: the frame around it reads this, and keeps no list of paths. */
export interface PageData {
  /** Two routes may lead to one page, one for each layout. */
  page:
    | 'lines'
    | 'openBets'
    | 'ticket'
    | 'transactions'
    | 'nonPosted'
    | 'dailyFigures'
    | 'scores'
    | 'panes'
    | 'game'
    | 'signIn'
    | 'password'
    | 'signUp'
    | 'integration'
    | 'cardUpload'
    | 'rules'
    | 'translations'
    | 'content';
  layout: 'any' | 'desk' | 'phone';
  /** Key of the document's title, with its namespace. */
  title: (search: PageSearch, path?: string) => ParseKeys;
  /** The sports menu is next to it, or is swiped in. */
  hasSportsMenu: boolean;
  /** `desk`: no slip is next to it on a desk; `everywhere`: a phone has no sheet over it, either. */
  hidesSlip?: 'desk' | 'everywhere';
  /**
   * Spec 2 §2: when a customer's slip isn't shown in the website, it is cleared on a phone when the lines are left,
   * except on a page that keeps it.
   */
  keepsSlip: (search: PageSearch) => boolean;
  links: readonly PageLink[];
  keys?: readonly PageKey[];
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** null: the route draws nothing of its own. */
    page: PageData | null;
  }
}
