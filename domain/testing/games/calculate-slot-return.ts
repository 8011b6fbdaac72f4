import { evaluateLine } from '../../src/casino/games/slots/evaluate-line.ts';
import { readWindow } from '../../src/casino/games/slots/spin-reels.ts';
import { SCATTER, type SlotMachine } from '../../src/casino/games/slots/slot-machine.ts';
import {
  addRational,
  createRational,
  multiplyRational,
  type Rational,
} from '../../src/ground/money/rational.ts';

const ZERO = createRational(0);

const countSymbols = (strip: string): [symbol: string, places: number][] =>
  [...new Set(strip)].map((symbol) => [symbol, Array.from(strip).filter((each) => each === symbol).length]);

/**
 * Every line sees each place of each strip equally often, whatever its rows are: all lines have one return, found by
 * every combination of symbols.
 */
const calculateLineReturn = (machine: SlotMachine): Rational => {
  const counts = machine.reels.map(countSymbols);
  let paid = 0n;
  const visit = (line: string[], ways: bigint): void => {
    const symbols = counts[line.length];
    if (symbols === undefined) {
      paid += ways * BigInt(evaluateLine(machine, line)?.pays ?? 0);
      return;
    }
    for (const [symbol, places] of symbols) visit([...line, symbol], ways * BigInt(places));
  };
  visit([], 1n);
  return createRational(
    paid,
    machine.reels.reduce((all, strip) => all * BigInt(strip.length), 1n),
  );
};

/** How likely each number of scatters is, by every stop of every reel. */
const calculateScatters = ({ reels }: SlotMachine): Rational[] =>
  reels.reduce<Rational[]>(
    (chances, strip) => {
      const next = Array.from({ length: chances.length + 1 }, () => ZERO);
      const hits = Array.from(strip).map(
        (_symbol, stop) => readWindow(strip, stop).filter((symbol) => symbol === SCATTER).length,
      );
      if (hits.some((count) => count > 1)) throw new RangeError(`two scatters in one window of ${strip}`);
      const hit = createRational(hits.filter((count) => count === 1).length, strip.length);
      const miss = createRational(hits.filter((count) => count === 0).length, strip.length);
      chances.forEach((chance, count) => {
        next[count] = addRational(next[count]!, multiplyRational(chance, miss));
        next[count + 1] = addRational(next[count + 1]!, multiplyRational(chance, hit));
      });
      return next;
    },
    [createRational(1)],
  );

/** The machine's exact return over its full cycle, free spins included. */
export const calculateSlotReturn = (machine: SlotMachine): Rational => {
  const chances = calculateScatters(machine);
  let scatterReturn = ZERO;
  let freeSpins = ZERO;
  chances.forEach((chance, count) => {
    const scatter = machine.scatters.findLast((each) => each.count <= count);
    if (scatter === undefined) return;
    scatterReturn = addRational(scatterReturn, multiplyRational(chance, createRational(scatter.pays)));
    freeSpins = addRational(freeSpins, multiplyRational(chance, createRational(scatter.freeSpins)));
  });
  const spin = addRational(calculateLineReturn(machine), scatterReturn);
  const free = multiplyRational(freeSpins, multiplyRational(spin, createRational(machine.freeSpinFactor)));
  return addRational(spin, free);
};
