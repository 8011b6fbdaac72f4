import { deviceStorage } from '../device-storage/device-storage.ts';

const LAST_LINES_KEY = 'lb-last-lines';

/** When a page on this device last had fresh lines, wall clock; null when that is unknown. */
export const readLastLinesMs = (): number | null => {
  const atMs = Number(deviceStorage.getItem(LAST_LINES_KEY) ?? Number.NaN);
  return Number.isFinite(atMs) && atMs > 0 && atMs <= Date.now() ? atMs : null;
};

export const rememberLastLines = (atMs: number): void => {
  deviceStorage.setItem(LAST_LINES_KEY, String(Math.round(atMs)));
};
