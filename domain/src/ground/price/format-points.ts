/**
 * Points as the customer reads them (HR-2): halves as ½, a quarter line as its two halves, the one nearer to zero
 * first. A quarter total is `2, 2½`.
 */
const formatWith = (points: number, write: (half: number) => string): string => {
  if (Number.isInteger(points * 2)) return write(points);
  const [low, high] = [points - 0.25, points + 0.25];
  return Math.abs(low) < Math.abs(high) ? `${write(low)}, ${write(high)}` : `${write(high)}, ${write(low)}`;
};

const writeMagnitude = (half: number): string => {
  const magnitude = Math.abs(half);
  const whole = Math.floor(magnitude);
  if (whole === magnitude) return String(whole);
  return whole === 0 ? '½' : `${whole}½`;
};

/** Signed: `+3½`, `-½, -1`, and `pk` for a pick'em. */
export const formatSpread = (points: number): string =>
  formatWith(points, (half) => (half === 0 ? 'pk' : `${half > 0 ? '+' : '-'}${writeMagnitude(half)}`));

/** Unsigned: `45½`, `2, 2½`. */
export const formatTotal = (points: number): string => formatWith(points, writeMagnitude);
