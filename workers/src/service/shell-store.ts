/**
 * The page's own files, stored so that it opens without a network: index.html with everything that it names, and parts
 * that were loaded since. Never an answer of the book, never a line, nothing about a customer.
 *
 * Each index.html has its own cache, which counts once the page itself is in it, after everything that it names: a page
 * that is opened from here is from one build. The one before stays, for tabs that are still open with it; older ones
 * are deleted.
 */

export interface ShellParts {
  caches: CacheStorage;
  fetch: typeof fetch;
  /** The page's folder, e.g. `https://book.example/sports/`. */
  scope: string;
}

export interface ShellStore {
  /** Stores a page that has just loaded, unless it is already stored. */
  keep(page: Response): Promise<void>;
  /** The page that was stored last. */
  page(): Promise<Response | undefined>;
  /** A file of the page, from this build or the one before. */
  file(url: string): Promise<Response | undefined>;
  /** Stores a file that has just loaded. */
  putFile(url: string, response: Response): Promise<void>;
  /** Stores files that the page loaded before the worker existed. */
  addFiles(urls: readonly string[]): Promise<void>;
}

export const SHELL_PREFIX = 'lineboard-shell-';

/** A build has some 200 files; a page that names more isn't one of ours. */
const MOST_FILES = 400;

/** The page's own files: those with a hash in their name, and those next to the page. */
const HASHED = /^assets\/[\w.-]+$/;
const BESIDE = /^[\w-]+\.(?:js|svg|png)$/;

/** Relative to the page; null when it isn't a file of the page. */
const pathOf = (url: string, scope: string): string | null => {
  const { href } = new URL(url, scope);
  return href.startsWith(scope) ? href.slice(scope.length) : null;
};

/** A file with a content hash in its name. */
export const isHashedFile = (url: string, scope: string): boolean => HASHED.test(pathOf(url, scope) ?? '');

/** A file of the page without a hash in its name. */
export const isPlainFile = (url: string, scope: string): boolean => BESIDE.test(pathOf(url, scope) ?? '');

/** Whether an answer is the requested file: some servers send the page in place of missing files. */
export const isFile = ({ ok, headers }: Response): boolean =>
  ok && headers.get('content-type')?.startsWith('text/html') !== true;

/** All of its own files that a page names, as absolute addresses. */
const listNamedFiles = (html: string, scope: string): string[] => {
  const named = [...html.matchAll(/\b(?:href|src)="([^"]+)"/g)].map(([, url = '']) => url);
  const files = named.filter((url) => isHashedFile(url, scope) || isPlainFile(url, scope));
  return [...new Set(files.map((url) => new URL(url, scope).href))].slice(0, MOST_FILES);
};

const POLICY = 'content-security-policy';

const ANY_HEADERS = { ignoreVary: true } as const;

export const createShellStore = ({ caches, fetch: load, scope }: ShellParts): ShellStore => {
  let keeping: Promise<void> = Promise.resolve();

  const listNumbers = async (): Promise<number[]> =>
    (await caches.keys())
      .filter((name) => name.startsWith(SHELL_PREFIX))
      .map((name) => Number(name.slice(SHELL_PREFIX.length)))
      .sort((one, other) => other - one);

  /** The newest complete one, and its page. */
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
    const write = (cache: Cache): Promise<void> =>
      cache.put(scope, new Response(html, { headers: page.headers }));
    if (current !== null && (await current.page.text()) === html) {
      // What it may load and frame is configured, and can be another one for the same build.
      if (current.page.headers.get(POLICY) !== page.headers.get(POLICY)) await write(current.cache);
      return;
    }
    const number = (current?.number ?? 0) + 1;
    const cache = await caches.open(SHELL_PREFIX + number);
    await Promise.all(listNamedFiles(html, scope).map((url) => copyFile(cache, url)));
    // Last: until it is stored, the one before is the page that opens.
    await write(cache);
    const past = (await listNumbers()).filter((other) => other < number - 1);
    await Promise.all(past.map((other) => caches.delete(SHELL_PREFIX + other)));
  };

  return {
    keep: (page) => {
      // One after the other: two tabs that open at once store one page.
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
