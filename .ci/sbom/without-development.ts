type Named = Readonly<Record<string, string>>;

/** What a package.json, and an entry of the lock, may say of packages. */
interface Entry {
  devDependencies?: Named;
  /** Only development needs it. */
  dev?: boolean;
}

export interface Lock {
  packages: Readonly<Record<string, Entry>>;
}

/** A package.json, or the entry of a room in the lock, as if it asked for nothing to develop with. */
export const withoutDevelopment = <E extends Entry>({
  devDependencies: _,
  ...entry
}: E): Omit<E, 'devDependencies'> => entry;

/** The lock of what is shipped. */
export const lockWithoutDevelopment = <L extends Lock>(lock: L): L => ({
  ...lock,
  packages: Object.fromEntries(
    Object.entries(lock.packages)
      .filter(([, entry]) => entry.dev !== true)
      .map(([path, entry]) => [path, withoutDevelopment(entry)]),
  ),
});
