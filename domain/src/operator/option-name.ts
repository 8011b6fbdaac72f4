/** Typed and shown in units of the currency. */
export const isMoney = (name: string): boolean => name.endsWith('Cents');

/**
 * How a field is called on a command line: `creditLimitCents` is `--credit-limit`, `creditAcctFlag` is `--credit-acct`.
 */
export const nameOfOption = (name: string): string =>
  name.replace(/(Cents|Flag)$/, '').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
