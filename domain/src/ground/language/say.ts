/**
 * What is said in one language.
 *
 * @param key `catalogue:key` of `domain/words`
 * @param values of the text's placeholders; `count` chooses the plural's form, and `defaultValue` is said where the
 *   catalogue doesn't have the key, as of a sport that nobody knows by another name
 */
export type Say = (key: string, values?: Readonly<Record<string, string | number>>) => string;
