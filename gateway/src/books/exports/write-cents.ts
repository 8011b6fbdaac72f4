/** Whole cents in figures, exact: no binary fraction comes near them. */
export const writeCents = (cents: number): string => {
  const magnitude = Math.abs(cents);
  const whole = String(Math.floor(magnitude / 100)).replaceAll(/\B(?=(\d{3})+$)/g, ',');
  return `${cents < 0 ? '-' : ''}${whole}.${String(magnitude % 100).padStart(2, '0')}`;
};
