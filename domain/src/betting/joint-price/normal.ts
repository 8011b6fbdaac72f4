import { naturalLog, powerOfMinus } from './elementary.ts';

type Eight = readonly [number, number, number, number, number, number, number, number];

/** The highest coefficient comes first. Written out, since it is most of what a price takes. */
const polynomial = (c: Eight, x: number): number =>
  ((((((c[0] * x + c[1]) * x + c[2]) * x + c[3]) * x + c[4]) * x + c[5]) * x + c[6]) * x + c[7];

/** Hart's quotient for the tail of the normal distribution (Computer Approximations, 1968, no. 5666). */
const TAIL_ABOVE: Eight = [
  0, 0.0352624965998911, 0.700383064443688, 6.37396220353165, 33.912866078383, 112.079291497871,
  221.213596169931, 220.206867912376,
];
const TAIL_BELOW: Eight = [
  0.0883883476483184, 1.75566716318264, 16.064177579207, 86.7807322029461, 296.564248779674, 637.333633378831,
  793.826512519948, 440.413735824752,
];
const END_OF_QUOTIENT = 7.07106781186547;
const ROOT_OF_2_PI = 2.5066282746310002;

/** How likely a standard normal is below x, to 1e-14. Every engine gets the same bits. */
export const normalBelow = (x: number): number => {
  const size = x < 0 ? -x : x;
  const tail = tailBeyond(size);
  return x > 0 ? 1 - tail : tail;
};

const tailBeyond = (size: number): number => {
  const power = powerOfMinus((size * size) / 2);
  if (size < END_OF_QUOTIENT) return (power * polynomial(TAIL_ABOVE, size)) / polynomial(TAIL_BELOW, size);
  let fraction = size + 0.65;
  for (let step = 4; step >= 1; step -= 1) fraction = size + step / fraction;
  return power / fraction / ROOT_OF_2_PI;
};

/** The density of a standard normal. */
export const normalDensity = (x: number): number => powerOfMinus((x * x) / 2) / ROOT_OF_2_PI;

/** Wichura's quotients for the inverse (Applied Statistics 37, 1988, AS 241, PPND16): the middle, and two of tails. */
const MIDDLE_ABOVE: Eight = [
  2509.0809287301227, 33430.57558358813, 67265.7709270087, 45921.95393154987, 13731.69376550946,
  1971.5909503065513, 133.14166789178438, 3.3871328727963665,
];
const MIDDLE_BELOW: Eight = [
  5226.495278852854, 28729.085735721943, 39307.89580009271, 21213.794301586597, 5394.196021424751,
  687.1870074920579, 42.31333070160091, 1,
];
const NEAR_ABOVE: Eight = [
  0.0007745450142783414, 0.022723844989269184, 0.2417807251774506, 1.2704582524523684, 3.6478483247632045,
  5.769497221460691, 4.630337846156546, 1.4234371107496835,
];
const NEAR_BELOW: Eight = [
  1.0507500716444169e-9, 0.0005475938084995345, 0.015198666563616457, 0.14810397642748008, 0.6897673349851,
  1.6763848301838038, 2.053191626637759, 1,
];
const FAR_ABOVE: Eight = [
  2.0103343992922881e-7, 0.000027115555687434876, 0.0012426609473880784, 0.026532189526576124,
  0.29656057182850487, 1.7848265399172913, 5.463784911164114, 6.657904643501103,
];
const FAR_BELOW: Eight = [
  2.0442631033899397e-15, 1.421511758316446e-7, 0.000018463183175100548, 0.0007868691311456133,
  0.014875361290850615, 0.1369298809227358, 0.599832206555888, 1,
];

/** Closer to 0 or 1 a probability is taken for this one. */
const LEAST = 1e-300;
const MOST = 1 - 1 / 2 ** 53;

/** Where a standard normal is below with this probability; the inverse of `normalBelow`. */
export const normalThreshold = (probability: number): number => {
  const p = probability < LEAST ? LEAST : probability > MOST ? MOST : probability;
  const fromMiddle = p - 0.5;
  if (fromMiddle >= -0.425 && fromMiddle <= 0.425) {
    const x = 0.180625 - fromMiddle * fromMiddle;
    return (fromMiddle * polynomial(MIDDLE_ABOVE, x)) / polynomial(MIDDLE_BELOW, x);
  }
  const depth = Math.sqrt(-naturalLog(fromMiddle < 0 ? p : 1 - p));
  const size =
    depth <= 5
      ? polynomial(NEAR_ABOVE, depth - 1.6) / polynomial(NEAR_BELOW, depth - 1.6)
      : polynomial(FAR_ABOVE, depth - 5) / polynomial(FAR_BELOW, depth - 5);
  return fromMiddle < 0 ? -size : size;
};
