/** `1 customer`, `2 customers`. */
export const countThings = (count: number, thing: string): string =>
  `${count} ${thing}${count === 1 ? '' : 's'}`;
