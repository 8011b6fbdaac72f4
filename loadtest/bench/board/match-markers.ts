import type { Marker } from './board-load.ts';
import type { ProbeReport } from './page-probe.ts';

export interface DrawnMarkers {
  /** Time from the wire to the screen, milliseconds. */
  sentToDrawnMs: number[];
  /** Time from the feed's call to the screen: the gateway's conflation window is in it. */
  fedToDrawnMs: number[];
  /** Never seen on screen: a later price of the same cell came first. */
  missed: number;
}

/** Pairs each marker with the moment its price appeared in its cell. */
export const matchMarkers = (markers: readonly Marker[], drawn: ProbeReport['drawn']): DrawnMarkers => {
  const drawnAt = new Map<string, number>();
  for (const { pick, text, atMs } of drawn) {
    const key = `${pick.split('.')[1]}:${text.replaceAll(/\D/g, '')}`;
    // The same price is seen again when its mark goes away.
    if (!drawnAt.has(key)) drawnAt.set(key, atMs);
  }
  const sentToDrawnMs: number[] = [];
  const fedToDrawnMs: number[] = [];
  let missed = 0;
  for (const { gameNum, text, fedAtMs, sentAtMs } of markers) {
    const atMs = drawnAt.get(`${gameNum}:${text}`);
    if (atMs === undefined) missed += 1;
    else {
      fedToDrawnMs.push(atMs - fedAtMs);
      if (sentAtMs !== null) sentToDrawnMs.push(atMs - sentAtMs);
    }
  }
  return { sentToDrawnMs, fedToDrawnMs, missed };
};
