/**
 * Reads a record that JSON brought (a teaser card's points, a book's figures by sport) by a name from outside. Every
 * plain object also answers to `constructor`, `toString` and `__proto__`, which nobody wrote into it: those are no
 * entries. What is made here and keyed by outside text is a Map.
 */
export const ownValue = <T>(record: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined;
