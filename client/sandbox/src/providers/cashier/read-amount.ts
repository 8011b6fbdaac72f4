/** What was typed, with a point or a comma, in cents. @returns null: it is no amount */
export const readAmount = (typed: string): number | null => {
  const [, units, part = ''] = /^(\d{1,7})(?:[.,](\d{0,2}))?$/.exec(typed.trim()) ?? [];
  if (units === undefined) return null;
  const cents = Number(units) * 100 + Number(part.padEnd(2, '0'));
  return cents > 0 ? cents : null;
};
