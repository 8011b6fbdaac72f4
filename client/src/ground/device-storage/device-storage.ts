/** What a store keeps its entries in; never throws. */
export interface KeptEntries {
  getItem: (key: string) => string | null;
  setItem: (key: string, value: string) => void;
  removeItem: (key: string) => void;
  /** Keys of all entries that begin so. */
  keysOf: (start: string) => string[];
}

/**
 * A browser's storage that may be full, or closed to the page altogether (site data blocked): what doesn't fit is kept
 * by the page itself, so that it outlives everything but a reload. An older value under its key would be wrong then.
 *
 * @param open throws where the browser keeps nothing for pages
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

/** For this device. */
export const deviceStorage = createKeptEntries(() => localStorage);

/** For this tab. */
export const tabStorage = createKeptEntries(() => sessionStorage);
