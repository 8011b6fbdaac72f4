import type { Cents } from '../../../ground/money/cents.ts';
import type { Draws } from '../create-draws.ts';
import { payFactor } from '../pay-factor.ts';
import { evaluateLine } from './evaluate-line.ts';
import { ROWS, SCATTER, type SlotMachine } from './slot-machine.ts';
import type { SlotWin, Spin } from './slot-round.ts';

/** What a reel shows from a stop on, from the top row down. */
export const readWindow = (strip: string, stop: number): string[] =>
  Array.from({ length: ROWS }, (_none, row) => strip[(stop + row) % strip.length]!);

/**
 * One spin: a stop drawn for each reel, then every line and the scatters.
 * @param factor what each win is multiplied by
 */
export const spinReels = (machine: SlotMachine, stakeCents: Cents, factor: number, draws: Draws): Spin => {
  const { reels, lines } = machine;
  const stops = reels.map((strip) => draws.nextBelow(strip.length));
  const windows = reels.map((strip, reel) => readWindow(strip, stops[reel]!));
  const wins: SlotWin[] = [];
  lines.forEach((rows, line) => {
    const best = evaluateLine(
      machine,
      rows.map((row, reel) => windows[reel]![row]!),
    );
    if (best === null) return;
    const winCents = payFactor(stakeCents, best.pays * factor, lines.length);
    wins.push({ line, symbol: best.symbol, count: best.count, winCents });
  });
  const count = windows.flat().filter((symbol) => symbol === SCATTER).length;
  const scatter = machine.scatters.findLast((each) => each.count <= count);
  if (scatter !== undefined) {
    const winCents = payFactor(stakeCents, scatter.pays * factor);
    wins.push({ line: null, symbol: SCATTER, count, winCents });
  }
  return {
    stops,
    wins,
    winCents: wins.reduce((sum, win) => sum + win.winCents, 0),
    freeSpins: scatter?.freeSpins ?? 0,
  };
};
