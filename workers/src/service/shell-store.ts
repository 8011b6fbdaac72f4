/**
 * The page's own files, kept so that it opens without a network: index.html with everything that it names, and parts
 * that were loaded since. Never an answer of the book, never a line, nothing of a customer.
 *
 * Each index.html has a cache of its own, which counts once the page itself is in it, after all that it names: a page
 * that is opened from here is of one build. The one before stays, for tabs that are still open with it; older ones go.
 */

export interface ShellParts {
  caches: CacheStorage;
  fetch: typeof fetch;
  /** Where the page stands, e.g. `https://book.example/sports/`. */
  scope: string;
}

export interface ShellStore {
  /** Keeps a page that just came, unless it is the one that is kept. */
  keep(page: Response): Promise<void>;
  /** The page as it was kept last. */
  page(): Promise<Response | undefined>;
  /** A file of the page, of this build or the one before. */
  file(url: string): Promise<Response | undefined>;
  /** Keeps a file that just came. */
  putFile(url: string, response: Response): Promise<void>;
  /** Keeps files that the page loaded before anybody was there to keep them. */
  addFiles(urls: readonly string[]): Promise<void>;
}

export const SHELL_PREFIX = 'lineboard-shell-';

/** A build has some 200 files; what claims to have more isn't one of ours. */
const MOST_FILES = 400;

/** Of the page's own files: what is named by its content, and what stands beside the page. */
const HASHED = /^assets\/[\w.-]+$/;
const BESIDE = /^[\w-]+\.(?:js|svg|png)$/;

/** Relative to the page; null for what isn't a file of it. */
const pathOf = (url: string, scope: string): string | null => {
  const { href } = new URL(url, scope);
  return href.startsWith(scope) ? href.slice(scope.length) : null;
};

/** A file whose name says its content. */
export const isHashedFile = (url: string, scope: string): boolean => HASHED.test(pathOf(url, scope) ?? '');

/** A file of the page that isn't named by its content. */
export const isPlainFile = (url: string, scope: string): boolean => BESIDE.test(pathOf(url, scope) ?? '');

/** Whether an answer is the file that was asked for: some servers say the page in place of what they don't have. */
export const isFile = ({ ok, headers }: Response): boolean =>
  ok && headers.get('content-type')?.startsWith('text/html') !== true;

/** Everything that a page names of its own files, as whole addresses. */
const listNamedFiles = (html: string, scope: string): string[] => {
  const named = [...html.matchAll(/\b(?:href|src)="([^"]+)"/g)].map(([, url = '']) => url);
  const files = named.filter((url) => isHashedFile(url, scope) || isPlainFile(url, scope));
  return [...new Set(files.map((url) => new URL(url, scope).href))].slice(0, MOST_FILES);
};

const ANY_HEADERS = { ignoreVary: true } as const;

export const createShellStore = ({ caches, fetch: load, scope }: ShellParts): ShellStore => {
  let keeping: Promise<void> = Promise.resolve();

  const listNumbers = async (): Promise<number[]> =>
    (await caches.keys())
      .filter((name) => name.startsWith(SHELL_PREFIX))
      .map((name) => Number(name.slice(SHELL_PREFIX.length)))
      .sort((one, other) => other - one);

  /** The newest that is whole, and its page. */
  const findCurrent = async (): Promise<{ number: number; cache: Cache; page: Response } | null> => {
    for (const number of await listNumbers()) {
      const cache = await caches.open(SHELL_PREFIX + number);
      const page = await cache.match(scope, ANY_HEADERS);
      if (page !== undefined) return { number, cache, page };
    }
    return null;
  };

  const find = async (url: string): Promise<Response | undefined> => {
    for (const number of await listNumbers()) {
      const cache = await caches.open(SHELL_PREFIX + number);
      const known = await cache.match(url, ANY_HEADERS);
      if (known !== undefined) return known;
    }
    return undefined;
  };

  const copyFile = async (into: Cache, url: string): Promise<void> => {
    const isHashed = isHashedFile(url, scope);
    const known = isHashed ? await find(url) : undefined;
    const response = known ?? (await load(url, { cache: isHashed ? 'default' : 'no-cache' }));
    if (!isFile(response)) throw new Error(`${url} is not there: ${response.status}`);
    await into.put(url, response);
  };

  const keepPage = async (page: Response): Promise<void> => {
    const html = await page.text();
    const current = await findCurrent();
    if (current !== null && (await current.page.text()) === html) return;
    const number = (current?.number ?? 0) + 1;
    const cache = await caches.open(SHELL_PREFIX + number);
    await Promise.all(listNamedFiles(html, scope).map((url) => copyFile(cache, url)));
    // Last: until it is here, the one before is the page that opens.
    await cache.put(scope, new Response(html, { headers: page.headers }));
    const past = (await listNumbers()).filter((other) => other < number - 1);
    await Promise.all(past.map((other) => caches.delete(SHELL_PREFIX + other)));
  };

  return {
    keep: (page) => {
      // One after the other: two tabs that open at once keep one page.
      keeping = keeping.catch(() => undefined).then(() => keepPage(page));
      return keeping;
    },
    page: async () => (await findCurrent())?.page,
    file: find,
    putFile: async (url, response) => {
      const current = await findCurrent();
      if (current === null || (await current.cache.keys()).length >= MOST_FILES) return;
      await current.cache.put(url, response);
    },
    addFiles: async (urls) => {
      const current = await findCurrent();
      if (current === null) return;
      const wanted = [...new Set(urls)].filter((url) => isHashedFile(url, scope)).slice(0, MOST_FILES);
      for (const url of wanted)
        if ((await find(url)) === undefined) await copyFile(current.cache, url).catch(() => undefined);
    },
  };
};
