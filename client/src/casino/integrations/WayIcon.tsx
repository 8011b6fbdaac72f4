import type { IntegrationIcon } from '@lineboard/domain/ground/integration/integration';
import type { MenuGroup } from '@lineboard/domain/words/site/group-menu';
import IconBroadcast from '@tabler/icons-react/dist/esm/icons/IconBroadcast.mjs';
import IconCards from '@tabler/icons-react/dist/esm/icons/IconCards.mjs';
import IconCash from '@tabler/icons-react/dist/esm/icons/IconCash.mjs';
import IconDice5 from '@tabler/icons-react/dist/esm/icons/IconDice5.mjs';
import IconHelpCircle from '@tabler/icons-react/dist/esm/icons/IconHelpCircle.mjs';
import IconHorse from '@tabler/icons-react/dist/esm/icons/IconHorse.mjs';
import IconListDetails from '@tabler/icons-react/dist/esm/icons/IconListDetails.mjs';
import IconPokerChip from '@tabler/icons-react/dist/esm/icons/IconPokerChip.mjs';
import IconTicket from '@tabler/icons-react/dist/esm/icons/IconTicket.mjs';
import IconTrophy from '@tabler/icons-react/dist/esm/icons/IconTrophy.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';

const ICONS = {
  casino: IconPokerChip,
  cards: IconCards,
  dice: IconDice5,
  horse: IconHorse,
  live: IconBroadcast,
  sports: IconTrophy,
  lotto: IconTicket,
  props: IconListDetails,
  cash: IconCash,
  people: IconUsers,
} as const satisfies Record<IntegrationIcon, unknown>;

/** The drawing of a group, above the icons of its links. */
export const GROUP_ICONS: Readonly<Record<MenuGroup['group'], IntegrationIcon | null>> = {
  sports: 'sports',
  live: 'live',
  casino: 'casino',
  liveDealer: 'cards',
  games: 'dice',
  racing: 'horse',
  account: 'cash',
  help: null,
};

/** The icon of a link in the main menu, or of its group; the operator's own links have none. */
export function WayIcon({ name }: { name: IntegrationIcon | null }) {
  const Drawing = name === null ? IconHelpCircle : ICONS[name];
  return <Drawing size={16} aria-hidden="true" focusable="false" />;
}
