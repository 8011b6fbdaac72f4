/**
 * An ordinary day: some watch, some bet, some look at their figures, some play casino games. Promises: those of each
 * hold beside the others.
 */
import { numberSetting } from '../settings.ts';
import { ordinaryLife } from '../traffic/ordinary-life.ts';
import { type Offer, readOffer } from '../traffic/read-offer.ts';
import { CHANGE_THRESHOLDS, watchBoard } from '../traffic/watch-board.ts';

export { move, place, play, read } from '../traffic/ordinary-life.ts';

const seconds = numberSetting('SECONDS', 60, 6);
const { scenarios, thresholds } = ordinaryLife(seconds, 20);

export const options = { scenarios, thresholds: { ...thresholds, ...CHANGE_THRESHOLDS } };

export const setup = (): Promise<Offer> => readOffer();

export function watch(): void {
  watchBoard({ stayMs: seconds * 1_000 });
}
