import IconAccessPoint from '@tabler/icons-react/dist/esm/icons/IconAccessPoint.mjs';
import IconAdjustmentsHorizontal from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconAlignJustified from '@tabler/icons-react/dist/esm/icons/IconAlignJustified.mjs';
import IconChartLine from '@tabler/icons-react/dist/esm/icons/IconChartLine.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import IconMenu2 from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs';
import IconReceipt from '@tabler/icons-react/dist/esm/icons/IconReceipt.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs';
import IconStarFilled from '@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs';
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';

/** Icons by their purpose; imported one by one, so that the page has only these. */
const ICONS = {
  lines: IconAlignJustified,
  live: IconAccessPoint,
  slip: IconReceipt,
  openBets: IconClock,
  menu: IconMenu2,
  close: IconX,
  down: IconChevronDown,
  left: IconChevronLeft,
  right: IconChevronRight,
  person: IconUser,
  check: IconCheck,
  chart: IconChartLine,
  copy: IconCopy,
  info: IconInfoCircle,
  warning: IconAlertTriangle,
  search: IconSearch,
  filter: IconAdjustmentsHorizontal,
  star: IconStar,
  starred: IconStarFilled,
} as const;

export type IconName = keyof typeof ICONS;

/** Drawn in the color of the text around it; the words next to it say what it means. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  const Drawing = ICONS[name];
  return <Drawing size={size} aria-hidden="true" focusable="false" />;
}
