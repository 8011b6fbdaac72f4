import { MISTAKES, type MistakeSetting, type Slip } from '../../afternoon/mistakes.ts';
import { gameRow } from '../../afternoon/mover-rows.ts';

type Lie = (setting: MistakeSetting) => Slip | null;

/** An image and contests are the afternoon's. */
const NOT_HERE = ['emptyImage', 'twoWinners', 'contestTyped', 'contestCrossed'];

const HOUR_MS = 3_600_000;

const startAt = ({ game }: MistakeSetting, gameDateTimeMs: number): Slip => ({
  rows: [gameRow(game, { gameDateTimeMs })],
  about: `game ${game.gameNum}`,
});

/** A line mover's mistakes, and starts that move to and fro. */
export const LIES: Readonly<Record<string, Lie>> = {
  ...Object.fromEntries(Object.entries(MISTAKES).filter(([name]) => !NOT_HERE.includes(name))),
  startTomorrow: (setting) => (setting.isInPlay ? null : startAt(setting, setting.nowMs + 24 * HOUR_MS)),
  startNow: (setting) => (setting.isInPlay ? null : startAt(setting, setting.nowMs - 1_000)),
  startAgain: (setting) => (setting.isInPlay ? startAt(setting, setting.nowMs + HOUR_MS) : null),
};
