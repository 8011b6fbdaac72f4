import { PHONE_BELOW_PX } from '../../src/ground/ui/breakpoints.ts';

/**
 * From the narrowest phone over phones on their side and the narrowest desktop, whose menu and slip leave the board the
 * least room, to the widest desk.
 */
export const BOARD_SCREENS = [
  [320, 568],
  [360, 740],
  [640, 360],
  [740, 360],
  [720, 450],
  [PHONE_BELOW_PX, 800],
  [1200, 800],
  [1280, 800],
  [1440, 800],
  [1680, 800],
  [1920, 900],
  [2560, 900],
  [3440, 900],
] as const;
