/** A game's number from an address. @returns null when it is invalid */
export const parseGameNum = (value: unknown): number | null => {
  const gameNum = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;
  return typeof gameNum === 'number' && Number.isSafeInteger(gameNum) && gameNum > 0 ? gameNum : null;
};
