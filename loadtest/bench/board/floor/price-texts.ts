import type { GameLine } from '@lineboard/domain/lines/line/game-line.schema';

const signed = (figure: number): string => (figure > 0 ? `+${figure}` : String(figure));

const points = (figure: number): string => `${Math.trunc(figure) || ''}${figure % 1 === 0 ? '' : '½'}`;

const handicap = (figure: number): string => (figure > 0 ? `+${points(figure)}` : points(figure));

/** The texts of a game's six cells in the order of `PICKS`. */
export const formatPrices = (line: GameLine): string[] => [
  `${handicap(line.spread1 ?? 0)} ${signed(line.spreadAdj1 ?? 0)}`,
  signed(line.moneyLine1 ?? 0),
  `${points(line.totalPoints ?? 0)} ${signed(line.ttlPtsAdj1 ?? 0)}`,
  `${handicap(line.spread2 ?? 0)} ${signed(line.spreadAdj2 ?? 0)}`,
  signed(line.moneyLine2 ?? 0),
  `${points(line.totalPoints ?? 0)} ${signed(line.ttlPtsAdj2 ?? 0)}`,
];

/** The prices behind those texts, to tell up from down. */
export const readPrices = (line: GameLine): Array<number | null> => [
  line.spreadAdj1,
  line.moneyLine1,
  line.ttlPtsAdj1,
  line.spreadAdj2,
  line.moneyLine2,
  line.ttlPtsAdj2,
];
