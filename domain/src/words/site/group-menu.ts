import { INTEGRATION_GROUPS } from '../../ground/integration/integration.ts';
import type { MenuItem } from './main-menu.ts';

/** Ways under one heading of the main menu. */
export interface MenuGroup {
  group: MenuItem['group'];
  items: readonly MenuItem[];
}

/** A menu that is no longer than this is read at a glance: headings would only make it longer. */
export const MOST_WITHOUT_GROUPS = 6;

/** Longer groups are folded until somebody opens them. */
const MOST_UNFOLDED = 3;

const GROUPS: ReadonlyArray<MenuItem['group']> = [...INTEGRATION_GROUPS, 'help'];

/** The ways by their groups, in the order of the registry; groups without a way are left out. */
export const groupMenu = (items: readonly MenuItem[]): MenuGroup[] =>
  GROUPS.map((group) => ({ group, items: items.filter((item) => item.group === group) })).filter(
    (one) => one.items.length > 0,
  );

/**
 * Whether a group's ways are shown.
 * @param toggled groups that were folded or unfolded by who looks at it
 */
export const isGroupOpen = ({ group, items }: MenuGroup, toggled: readonly string[]): boolean =>
  items.length <= MOST_UNFOLDED !== toggled.includes(group);
