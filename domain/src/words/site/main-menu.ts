import { hasRestriction } from '../../account/customer/has-restriction.ts';
import type { Restriction } from '../../account/customer/customer.schema.ts';
import type { IntegrationGroup, IntegrationIcon } from '../../ground/integration/integration.ts';
import { INTEGRATIONS, type IntegrationName } from '../../ground/integration/integrations.ts';
import type { OwnMenuItem } from './site-file.schema.ts';
import type { SiteSettings } from './site-settings.schema.ts';

/** One way of the main menu (spec 1 §3). */
export interface MenuItem extends Omit<OwnMenuItem, 'title'> {
  /** An integration by its name; `own`: the operator put it there. */
  type: IntegrationName | 'affiliates' | 'own';
  /** null: the page has its words, by type and in its language. */
  title: string | null;
  /** `help`: the operator's own ways. */
  group: IntegrationGroup | 'help';
  /** null: the operator's own have none. */
  icon: IntegrationIcon | null;
  /** It leads away from this site. */
  externalRoute: boolean;
}

/** The person who looks at the menu. */
export interface MenuViewer {
  /** null: nobody, a visitor. */
  customer: { restrictions: readonly Restriction[] } | null;
  /** Signed in, and no demo. */
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

/** What of the book's features is available: integrations that are set up, then the operator's own ways. */
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

/** Whether the page of a way wants the chat out of its way. @param path as the address has it, e.g. `/casino` */
export const hidesChat = (site: Parameters<typeof listMenuItems>[0], path: string): boolean =>
  listMenuItems(site).some(({ hideChat, href }) => hideChat && href === path);

/** None of these codes is on the customer. */
export const isOpenTo = (codes: readonly string[], customer: MenuViewer['customer']): boolean =>
  customer === null || !codes.some((code) => hasRestriction(customer.restrictions, code));

/** Spec 1 §5, for what is available: the customer exists, may use it and, where a session is needed, is online. */
export const isMenuItemShown = (
  { restrictionCodes, sessionRequired }: Pick<MenuItem, 'restrictionCodes' | 'sessionRequired'>,
  { customer, isOnline }: MenuViewer,
): boolean => customer !== null && isOpenTo(restrictionCodes, customer) && (isOnline || !sessionRequired);
