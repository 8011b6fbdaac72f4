const isSame = (a: unknown, b: unknown): boolean =>
  a === b ||
  (Array.isArray(a) &&
    Array.isArray(b) &&
    a.length === b.length &&
    a.every((value, at) => isSame(value, b[at])));

/**
 * The fields of `names` in which `after` differs, `version` left aside.
 * @returns null when there are none
 */
export const changedFields = <T extends object>(
  names: ReadonlyArray<keyof T & string>,
  before: T,
  after: Partial<T>,
): Partial<T> | null => {
  let changed: Partial<T> | null = null;
  for (const name of names) {
    const value = after[name];
    if (value === undefined || name === 'version' || isSame(before[name], value)) continue;
    changed ??= {};
    changed[name] = value;
  }
  return changed;
};
