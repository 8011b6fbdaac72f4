import type { ParseKeys } from 'i18next';
import type { IconName } from './Icon.tsx';

/** What the address says beside the path, as its route reads it. */
export type PageSearch = Readonly<Record<string, unknown>>;

/** A way to a page that the frame around every page offers. Texts are keys with their namespace. */
export interface PageLink {
  /** The header of the desk, the phone's bar, the phone's menu, or the customer's own menu. */
  in: 'header' | 'bar' | 'drawer' | 'account';
  /** Its place there, counted from 1. */
  at: number;
  text: ParseKeys;
  /** Said instead of a text that was cut short for its place. */
  name?: ParseKeys;
  icon?: IconName;
  /** It leads to this part of the page, and is marked only there. */
  search?: { live?: true };
  /** Beside the text, how many games are in play. */
  hasLiveCount?: true;
  onlyOnline?: true;
}

/** The letter that leads here after `g`, and what the list of keys says of it. */
export interface PageKey {
  letter: string;
  text: ParseKeys;
  /** It leads to this part of the page. */
  search?: { live?: true };
  /** Not for who is signed in. */
  onlyOffline?: true;
}

/** What a route declares of its page: the frame around it asks here, and keeps no list of paths. */
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
  /** The sports menu stands beside it, or is swiped in. */
  hasSportsMenu: boolean;
  /** No slip stands beside it on a desk; nowhere: a phone has no sheet over it, either. */
  hidesSlip?: 'desk' | 'everywhere';
  /** Spec 2 §2: where a customer's slip isn't shown in the website, it ends on a phone when the lines are left, but for
   * a page that keeps it. */
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
