/**
 * Faults that change nothing which anybody could notice, with the reason: by their id. They are never drawn. What
 * somebody could notice gets a test, and what nobody would miss is code that can go.
 */
export const EXCUSED: ReadonlyMap<string, string> = new Map<string, string>([
  [
    'swap-arguments:client/src/casino/lobby/GameMotif.tsx#ScratchCard:8ae4c775',
    'A line of a drawing is thinner and shorter.',
  ],
  [
    'swap-arguments:domain/src/casino/games/slots/slot-machines.ts#module:5fc6cd63',
    'Two of twenty lines, which all pay the same, have each other’s number.',
  ],
  [
    'swap-arguments:gateway/src/lines/feeds/simulator/contests/futures.ts#decidedMs:b09d6ed9',
    'A made-up future is decided at another hour.',
  ],
]);
