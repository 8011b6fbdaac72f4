import { STRIPS_PX } from '../../ground/ui/strips.ts';
import { useIsFlat, useIsPhone } from '../../ground/ui/layout-width.ts';
import { useDeviceSettings } from '../../ground/device/device-settings.ts';

export interface BoardLayout {
  isPhone: boolean;
  /** A game takes one line: its sides are next to each other. */
  isFlat: boolean;
  /** Height of one line of the board, pixels. */
  lineHeight: number;
  /** Height of what covers the list's top while it shows, pixels. */
  stripsPx: number;
}

const COMFORTABLE_PX = 36;
const COMPACT_PX = 28;
/** A finger needs 44 (WCAG 2.5.5). */
const TOUCH_PX = 44;

export const useBoardLayout = (): BoardLayout => {
  const isPhone = useIsPhone();
  const isFlat = useIsFlat();
  const density = useDeviceSettings((settings) => settings.density);
  const lineHeight = isPhone ? TOUCH_PX : density === 'compact' ? COMPACT_PX : COMFORTABLE_PX;
  return { isPhone, isFlat, lineHeight, stripsPx: isPhone ? STRIPS_PX : 0 };
};
