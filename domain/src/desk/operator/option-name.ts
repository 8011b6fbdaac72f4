/** Typed and shown in units of the currency. */
export const isMoney = (name: string): boolean => name.endsWith('Cents');

/**
 * How a field is called on a command line: `creditLimitCents` is `--credit-limit`, `creditAcctFlag` is `--credit-acct`.
 */
export const nameOfOption = (name: string): string =>
  name.replace(/(Cents|Flag)$/, '').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

interface TypedField {
  long?: boolean;
  secret?: boolean;
}

/**
 * What is typed for a field, without its dashes. A secret on a command line could be read by everybody on the machine:
 * it comes by the standard input. What is long comes from a file.
 */
export const typedOption = (name: string, { long, secret }: TypedField): string => {
  if (long === true) return `${nameOfOption(name)}-file`;
  return secret === true ? `${nameOfOption(name)}-stdin` : nameOfOption(name);
};
