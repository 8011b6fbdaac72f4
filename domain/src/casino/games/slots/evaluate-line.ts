import { SCATTER, type SlotMachine, WILD } from './slot-machine.ts';

/** The best that a line makes, as a multiple of its stake. */
export interface LineWin {
  symbol: string;
  count: number;
  pays: number;
}

const countRun = (symbols: readonly string[], symbol: string): number => {
  const end = symbols.findIndex((each) => each !== symbol && each !== WILD);
  return end === -1 ? symbols.length : end;
};

/**
 * @param symbols of one line, from the first reel on
 * @returns null when it pays nothing
 */
export const evaluateLine = (
  { pays }: Pick<SlotMachine, 'pays'>,
  symbols: readonly string[],
): LineWin | null => {
  const payOf = (symbol: string, count: number): LineWin => ({
    symbol,
    count,
    pays: pays.get(symbol)?.[count - 2] ?? 0,
  });
  const wildEnd = symbols.findIndex((symbol) => symbol !== WILD);
  const wilds = payOf(WILD, wildEnd === -1 ? symbols.length : wildEnd);
  const first = symbols[wildEnd];
  const alike = first === undefined || first === SCATTER ? wilds : payOf(first, countRun(symbols, first));
  const best = alike.pays >= wilds.pays ? alike : wilds;
  return best.pays > 0 ? best : null;
};
