import type { GameId } from '../games/games.ts';
import { findIntegration } from '../../ground/integration/integrations.ts';

/** A game of Pocket Casino (ENT2-45). There is no callback: a press leads to `href`. */
export interface PocketGame {
  title: string;
  /** Where a press leads to. */
  href: `/Casino21G/${string}`;
  imageName: string;
  sessionRequired: boolean;
  type: 'Casino';
  restrictionCode: string;
  engine: GameId;
}

const MINI: readonly (readonly [title: string, engine: GameId])[] = [
  ['Mini Blackjack', 'blackjack'],
  ['Mini Baccarat', 'baccarat'],
  ['Mini Slots', 'miniSlots'],
  ['Mini Roulette', 'roulette'],
  ['Mini Videopoker', 'videoPoker'],
];

/** The registry says who may play. */
const { sessionRequired, restrictionCodes } = findIntegration('casino21G');
const [restrictionCode = ''] = restrictionCodes;

/** SCR2-50 to 57: by their number, counted from 1. */
export const POCKET_GAMES: readonly PocketGame[] = MINI.map(([title, engine], at) => ({
  title,
  href: `/Casino21G/${at + 1}`,
  imageName: title.toLowerCase().replace(' ', '-'),
  sessionRequired,
  type: 'Casino',
  restrictionCode,
  engine,
}));
