/** Always with the sign, a true minus as wide as the plus: `+2.4 %`. */
export const writePercent = (percent: number): string => {
  const text = Math.abs(percent).toFixed(1);
  return `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${text}\u00a0%`;
};
