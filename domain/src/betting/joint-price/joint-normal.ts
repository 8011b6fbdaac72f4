import { LATTICE, LATTICE_COORDINATES } from './lattice.ts';
import { normalBelow, normalThreshold } from './normal.ts';
import { type Bound, factorInOrder, type Step } from './ordered-factor.ts';

/** The most normals: the lattice has a coordinate fewer. */
const MOST_NORMALS = LATTICE.generators.length + 1;

/**
 * How likely correlated standard normals are all below their bounds, to 2e-4: Genz' transformation (1992) on a fixed
 * lattice. It is made of +, −, ×, ÷ and square roots in a fixed order, so that every engine gets the same bits
 * (HR-66). Another order of the normals may change the last ones: callers sort them first.
 *
 * @param below the bound of each normal, 1 to 8 of them
 * @param correlations positive semidefinite, with 1 on its diagonal
 * @throws RangeError for another number of normals
 */
export const jointNormalBelow = (
  below: readonly number[],
  correlations: ReadonlyArray<readonly number[]>,
): number => {
  if (below.length === 0 || below.length > MOST_NORMALS)
    throw new RangeError(`${below.length} normals: 1 to ${MOST_NORMALS} can be joined`);
  const steps = factorInOrder(below, correlations);
  const known = new Float64Array(steps.length);
  if (steps.length === 1) return volumeAt(steps, 0, known);
  let sum = 0;
  for (let point = 0; point < LATTICE.points; point += 1) sum += volumeAt(steps, point, known);
  return sum / LATTICE.points;
};

/** How likely all bounds are kept where the lattice's point says how far into its bounds each normal lies. */
const volumeAt = (steps: readonly Step[], point: number, known: Float64Array): number => {
  const last = steps.length - 1;
  let volume = 1;
  for (let at = 0; at <= last; at += 1) {
    const step = steps[at]!;
    let low = Number.NEGATIVE_INFINITY;
    let high = Number.POSITIVE_INFINITY;
    for (let one = 0; one < step.length; one += 1) {
      const bound = boundAt(step[one]!, known, at);
      if (step[one]!.shares[at]! > 0) high = bound < high ? bound : high;
      else low = bound > low ? bound : low;
    }
    const from = low === Number.NEGATIVE_INFINITY ? 0 : normalBelow(low);
    const width = (high === Number.POSITIVE_INFINITY ? 1 : normalBelow(high)) - from;
    if (width <= 0) return 0;
    volume *= width;
    if (at < last) known[at] = normalThreshold(from + LATTICE_COORDINATES[at]![point]! * width);
  }
  return volume;
};

/** Finds the value at which the next independent normal meets a bound, once those before it are known. */
const boundAt = ({ shares, below }: Bound, known: Float64Array, at: number): number => {
  let rest = below;
  for (let k = 0; k < at; k += 1) rest -= shares[k]! * known[k]!;
  return rest / shares[at]!;
};
