/**
 * How likely correlated normals are all below their bounds, by Gauss and Legendre's rule in as many dimensions as are
 * left. The book adds up a lattice of points after a transformation (HR-65); nothing of that is used here.
 */

/** Marsaglia's series (2004); beyond eight deviations nothing is left that a price would show. */
const normalBelow = (x: number): number => {
  if (x < -8) return 0;
  if (x > 8) return 1;
  let [sum, term] = [x, x];
  for (let odd = 3; sum + term !== sum; odd += 2) {
    term *= (x * x) / odd;
    sum += term;
  }
  return 0.5 + sum * Math.exp(-0.5 * x * x) * INVERSE_ROOT;
};

const INVERSE_ROOT = 1 / Math.sqrt(2 * Math.PI);
const densityAt = (x: number): number => Math.exp(-0.5 * x * x) * INVERSE_ROOT;

const BISECTIONS = 60;

const boundOf = (probability: number): number => {
  let [low, high] = [-8, 8];
  for (let step = 0; step < BISECTIONS; step += 1) {
    const middle = (low + high) / 2;
    if (normalBelow(middle) < probability) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
};

interface Node {
  at: number;
  weight: number;
}

/** The zeros of a Legendre polynomial, by Newton from where cosines have theirs. */
const createNodes = (count: number): Node[] =>
  Array.from({ length: count }, (_, index) => {
    let at = Math.cos((Math.PI * (index + 0.75)) / (count + 0.5));
    let slope = 1;
    for (let step = 0; step < 8; step += 1) {
      let [before, value] = [0, 1];
      for (let degree = 1; degree <= count; degree += 1)
        [before, value] = [value, ((2 * degree - 1) * at * value - (degree - 1) * before) / degree];
      slope = (count * (at * value - before)) / (at * at - 1);
      at -= value / slope;
    }
    return { at, weight: 2 / ((1 - at * at) * slope * slope) };
  });

/** Fewer where there are more dimensions, so that four legs take some hundredths of a second. */
const NODES = { two: createNodes(96), three: createNodes(64), more: createNodes(32) };

/** Rows of Cholesky's triangle; a row that follows from those before it ends earlier. */
const triangleOf = (correlations: ReadonlyArray<readonly number[]>): number[][] => {
  const rows: number[][] = [];
  const pivots: number[] = [];
  for (const [at, row] of correlations.entries()) {
    const shares: number[] = [];
    let left = row[at]!;
    for (const pivot of pivots) {
      const before = rows[pivot]!;
      const sum = shares.reduce((total, share, k) => total + share * before[k]!, 0);
      const share = (row[pivot]! - sum) / before.at(-1)!;
      shares.push(share);
      left -= share * share;
    }
    if (left > NOTHING_LEFT) {
      pivots.push(at);
      shares.push(Math.sqrt(left));
    }
    rows.push(shares);
  }
  return rows;
};

const NOTHING_LEFT = 1e-9;
const NO_SHARE = 1e-9;
const FAR = 8;

/**
 * @param probabilities of each leg alone
 * @param correlations of every two; a leg may follow from others
 */
export const integrateJoint = (
  probabilities: readonly number[],
  correlations: ReadonlyArray<readonly number[]>,
): number => {
  const bounds = probabilities.map(boundOf);
  const rows = triangleOf(correlations);
  /** The last dimension in which a leg has a share that counts. */
  const dimensionOf = (shares: readonly number[]): number =>
    shares.findLastIndex((share) => Math.abs(share) > NO_SHARE);
  const dimensions = 1 + Math.max(...rows.map(dimensionOf));
  const nodes = dimensions <= 2 ? NODES.two : dimensions === 3 ? NODES.three : NODES.more;
  const volume = (dimension: number, known: readonly number[]): number => {
    let [low, high] = [-FAR, FAR];
    for (const [leg, shares] of rows.entries()) {
      if (dimensionOf(shares) !== dimension) continue;
      const rest = known.reduce((left, x, k) => left - x * shares[k]!, bounds[leg]!);
      const bound = rest / shares[dimension]!;
      if (shares[dimension]! > 0) high = Math.min(high, bound);
      else low = Math.max(low, bound);
    }
    if (high <= low) return 0;
    if (dimension === dimensions - 1) return normalBelow(high) - normalBelow(low);
    const half = (high - low) / 2;
    return nodes.reduce((sum, { at, weight }) => {
      const x = low + half * (at + 1);
      return sum + half * weight * densityAt(x) * volume(dimension + 1, [...known, x]);
    }, 0);
  };
  return volume(0, []);
};
