/**
 * Powers and logarithms that are the same bits in every engine. The standard library's may differ in the last bit from
 * one engine to the next; +, −, ×, ÷ and square roots are rounded in one way that all have to follow.
 */

/** e to the power of −1, −2, −4 … −512. */
const HALVINGS = [
  0.36787944117144233, 0.1353352832366127, 0.01831563888873418, 0.00033546262790251185, 1.1253517471925912e-7,
  1.2664165549094176e-14, 1.603810890548638e-28, 2.572209372642415e-56, 6.616261056709485e-112,
  4.377491037053051e-223,
];

/** Beyond it a power of e is nothing. */
const MOST = 700;
const PARTS = 32;

const createWholes = (count: number): Float64Array =>
  Float64Array.from({ length: count }, (_, at) => {
    let [power, rest] = [1, at];
    for (let bit = 0; rest >= 1; bit += 1) {
      if (rest % 2 === 1) power *= HALVINGS[bit]!;
      rest = Math.floor(rest / 2);
    }
    return power;
  });

/** 1 ÷ 2!, 1 ÷ 3! … 1 ÷ 8!. */
const [SECOND, THIRD, FOURTH, FIFTH] = [1 / 2, 1 / 6, 1 / 24, 1 / 120];
const [SIXTH, SEVENTH, EIGHTH] = [1 / 720, 1 / 5_040, 1 / 40_320];

/** e to the power of −x for an x of at most 1/32. */
const seriesOf = (x: number): number =>
  1 +
  x *
    (-1 +
      x * (SECOND + x * (-THIRD + x * (FOURTH + x * (-FIFTH + x * (SIXTH + x * (-SEVENTH + x * EIGHTH)))))));

/** e to the power of −0, −1, −2 … */
const WHOLES = createWholes(MOST + 1);
/** e to the power of −0, −1/32, −2/32 … −31/32. */
const FRACTIONS = Float64Array.from({ length: PARTS }, (_, at) => {
  let power = 1;
  for (let part = 0; part < at; part += 1) power *= seriesOf(1 / PARTS);
  return power;
});

/** e to the power of −x, to 1e-13 of itself. @param x not negative */
export const powerOfMinus = (x: number): number => {
  if (x >= MOST) return 0;
  const whole = Math.floor(x);
  const part = Math.floor((x - whole) * PARTS);
  return WHOLES[whole]! * FRACTIONS[part]! * seriesOf(x - whole - part / PARTS);
};

/** 1 ÷ 21, 1 ÷ 19 … 1 ÷ 1. */
const ODD_RECIPROCALS = Array.from({ length: 11 }, (_, at) => 1 / (21 - 2 * at));
const LOG_OF_2 = 0.6931471805599453;

/** The natural logarithm, to 1e-14 of 1. @param x above 0 and finite */
export const naturalLog = (x: number): number => {
  let rest = x;
  let doublings = 0;
  for (; rest < 1 / 65_536; doublings -= 16) rest *= 65_536;
  for (; rest > 65_536; doublings += 16) rest /= 65_536;
  for (; rest < 0.7; doublings -= 1) rest *= 2;
  for (; rest > 1.4; doublings += 1) rest /= 2;
  const ratio = (rest - 1) / (rest + 1);
  const square = ratio * ratio;
  let series = 0;
  for (const reciprocal of ODD_RECIPROCALS) series = series * square + reciprocal;
  return doublings * LOG_OF_2 + 2 * ratio * series;
};
