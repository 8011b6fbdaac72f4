import { hasRestriction } from '../../account/customer/has-restriction.ts';
import type { Restriction } from '../../account/customer/customer.schema.ts';
import type { IntegrationGroup, IntegrationIcon } from '../../ground/integration/integration.ts';
import { INTEGRATIONS, type IntegrationName } from '../../ground/integration/integrations.ts';
import type { OwnMenuItem } from './site-file.schema.ts';
import type { SiteSettings } from './site-settings.schema.ts';

/** One entry of the main menu (spec 1 §3). */
export interface MenuItem extends Omit<OwnMenuItem, 'title'> {
  /** An integration by its name; `own`: the operator added it. */
  type: IntegrationName | 'affiliates' | 'own';
  /** null: the page has the words, by type and in its language. */
  title: string | null;
  /** `help`: the operator's own entries. */
  group: IntegrationGroup | 'help';
  /** null: the operator's own entries have none. */
  icon: IntegrationIcon | null;
  /** It leads to another site. */
  externalRoute: boolean;
}

/** The person who looks at the menu. */
export interface MenuViewer {
  /** null for a visitor. */
  customer: { restrictions: readonly Restriction[] } | null;
  /** The customer is signed in and isn't a demo customer. */
  isOnline: boolean;
}

const createAffiliatesItem = (href: string): MenuItem => ({
  type: 'affiliates',
  title: null,
  group: 'account',
  icon: 'people',
  href,
  externalRoute: true,
  restrictionCodes: [],
  sessionRequired: true,
  hideChat: false,
  callback: null,
});

/** Lists the available features of the book: integrations that are set up, then the operator's own entries. */
export const listMenuItems = ({
  integrations,
  menu,
  affiliatesUrl,
}: Pick<SiteSettings, 'integrations' | 'menu' | 'affiliatesUrl'>): MenuItem[] => [
  ...INTEGRATIONS.filter(({ name, isInMenu }) => isInMenu && integrations.includes(name)).map(
    ({ name, path, group, icon, restrictionCodes, sessionRequired, hidesChat }): MenuItem => ({
      type: name,
      title: null,
      group,
      icon,
      href: path,
      externalRoute: false,
      restrictionCodes,
      sessionRequired,
      hideChat: hidesChat,
      callback: null,
    }),
  ),
  ...(affiliatesUrl === null ? [] : [createAffiliatesItem(affiliatesUrl)]),
  ...menu.map(
    (item): MenuItem => ({
      ...item,
      type: 'own',
      group: 'help',
      icon: null,
      externalRoute: item.href?.startsWith('/') === false,
    }),
  ),
];

/** Whether an entry's page has to hide the chat. @param path as in the address, e.g. `/casino` */
export const hidesChat = (site: Parameters<typeof listMenuItems>[0], path: string): boolean =>
  listMenuItems(site).some(({ hideChat, href }) => hideChat && href === path);

/** Whether the customer has none of these codes. */
export const isOpenTo = (codes: readonly string[], customer: MenuViewer['customer']): boolean =>
  customer === null || !codes.some((code) => hasRestriction(customer.restrictions, code));

/**
 * Spec 1 §5, for an available entry: there is a customer who may use it and who is online where a session is needed.
 */
export const isMenuItemShown = (
  { restrictionCodes, sessionRequired }: Pick<MenuItem, 'restrictionCodes' | 'sessionRequired'>,
  { customer, isOnline }: MenuViewer,
): boolean => customer !== null && isOpenTo(restrictionCodes, customer) && (isOnline || !sessionRequired);
