/** The storage of a store's entries; never throws. */
export interface KeptEntries {
  getItem: (key: string) => string | null;
  setItem: (key: string, value: string) => void;
  removeItem: (key: string) => void;
  /** Keys of all entries with this prefix. */
  keysOf: (start: string) => string[];
}

/**
 * A browser's storage that may be full, or blocked for the page (site data blocked): entries that don't fit are kept by
 * the page itself, so that they survive everything but a reload. Otherwise an older value under the key would be wrong.
 *
 * @param open throws where the browser stores nothing for pages
 */
const createKeptEntries = (open: () => Storage): KeptEntries => {
  const ofPage = new Map<string, string>();
  const attempt = <T>(ask: (storage: Storage) => T, otherwise: T): T => {
    try {
      return ask(open());
    } catch {
      return otherwise;
    }
  };
  const remove = (key: string): void => attempt((storage) => storage.removeItem(key), undefined);
  return {
    getItem: (key) => ofPage.get(key) ?? attempt((storage) => storage.getItem(key), null),
    setItem: (key, value) => {
      const isKept = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      }, false);
      if (isKept) {
        ofPage.delete(key);
        return;
      }
      remove(key);
      ofPage.set(key, value);
    },
    removeItem: (key) => {
      ofPage.delete(key);
      remove(key);
    },
    keysOf: (start) => {
      const stored = attempt((storage) => Object.keys(storage), []);
      return [...new Set([...ofPage.keys(), ...stored])].filter((key) => key.startsWith(start));
    },
  };
};

/** Storage for this device. */
export const deviceStorage = createKeptEntries(() => localStorage);

/** Storage for this tab. */
export const tabStorage = createKeptEntries(() => sessionStorage);
