/** Caches that store what browsers' do: by address, each body read once. */
class FakeCache {
  readonly #kept = new Map<string, { body: string; headers: Headers }>();

  async match(request: string | Request): Promise<Response | undefined> {
    const kept = this.#kept.get(typeof request === 'string' ? request : request.url);
    return kept === undefined ? undefined : new Response(kept.body, { headers: kept.headers });
  }

  async put(request: string | Request, response: Response): Promise<void> {
    const { headers } = response;
    const body = await response.text();
    this.#kept.set(typeof request === 'string' ? request : request.url, { body, headers });
  }

  async keys(): Promise<string[]> {
    return [...this.#kept.keys()];
  }
}

export class FakeCaches {
  readonly #caches = new Map<string, FakeCache>();

  async open(name: string): Promise<FakeCache> {
    const known = this.#caches.get(name) ?? new FakeCache();
    this.#caches.set(name, known);
    return known;
  }

  async keys(): Promise<string[]> {
    return [...this.#caches.keys()];
  }

  async delete(name: string): Promise<boolean> {
    return this.#caches.delete(name);
  }
}

export interface FakePage {
  url: string;
  visibilityState: 'visible' | 'hidden';
  focused: boolean;
  heard: unknown[];
  focus: () => Promise<void>;
  postMessage: (message: unknown) => void;
}

export const createFakePage = (fields: Partial<FakePage> = {}): FakePage => {
  const page: FakePage = {
    url: `${SCOPE}#/`,
    visibilityState: 'visible',
    focused: false,
    heard: [],
    focus: async () => {
      page.focused = true;
    },
    postMessage: (message) => void page.heard.push(message),
    ...fields,
  };
  return page;
};

export const SCOPE = 'https://book.example/sports/';

/** The network's files by path; a function may fail or take its time. */
export type FakeNetwork = Map<string, string | (() => Response | Promise<Response>)>;

export interface FakeServiceScope {
  scope: ServiceWorkerGlobalScope;
  caches: FakeCaches;
  network: FakeNetwork;
  asked: string[];
  shown: Array<{ title: string; options: NotificationOptions }>;
  pages: FakePage[];
  opened: string[];
  isRegistered: boolean;
  /** An older worker still runs the pages, and this one waits for them to close. */
  isWaiting: boolean;
  /** The pages that were open before it are its own now. */
  hasTakenOver: boolean;
  /** The browser asks for a page while the worker starts. */
  isPreloading: boolean;
  /** Passes an event to the worker; resolves when the worker is done with it. */
  dispatch(type: string, fields?: object): Promise<void>;
  /** The page's answer for a request; null when the worker leaves it to the browser. */
  request(
    path: string,
    fields?: Partial<Record<'mode' | 'method' | 'cache', string>>,
  ): Promise<string | null>;
}

/** A service worker's world in memory. */
export const createFakeServiceScope = (): FakeServiceScope => {
  const listeners = new Map<string, (event: unknown) => void>();
  const caches = new FakeCaches();
  const network: FakeNetwork = new Map();
  const fake: FakeServiceScope = {
    scope: {} as ServiceWorkerGlobalScope,
    caches,
    network,
    asked: [],
    shown: [],
    pages: [],
    opened: [],
    isRegistered: true,
    isWaiting: true,
    hasTakenOver: false,
    isPreloading: false,
    dispatch: async (type, fields = {}) => {
      const waits: Array<Promise<unknown>> = [];
      listeners.get(type)?.({ ...fields, waitUntil: (wait: Promise<unknown>) => waits.push(wait) });
      await Promise.all(waits);
    },
    request: async (path, { mode = 'cors', method = 'GET', cache = 'default' } = {}) => {
      const url = new URL(path, SCOPE).href;
      let response: Promise<Response> | null = null;
      await fake.dispatch('fetch', {
        request: { url, mode, method, cache },
        preloadResponse: Promise.resolve(undefined),
        respondWith: (answer: Promise<Response>) => {
          response = answer;
        },
      });
      return response === null ? null : (await (response as Promise<Response>)).text();
    },
  };
  const load = async (input: string | { url: string }): Promise<Response> => {
    const url = typeof input === 'string' ? input : input.url;
    fake.asked.push(url);
    const found = network.get(url.startsWith(SCOPE) ? url.slice(SCOPE.length) : url);
    if (found === undefined) throw new TypeError('no network');
    return typeof found === 'string' ? new Response(found) : found();
  };
  Object.assign(fake.scope, {
    caches,
    fetch: load,
    skipWaiting: async () => void (fake.isWaiting = false),
    addEventListener: (type: string, listener: (event: unknown) => void) => listeners.set(type, listener),
    registration: {
      scope: SCOPE,
      navigationPreload: { enable: async () => void (fake.isPreloading = true) },
      showNotification: async (title: string, options: NotificationOptions) => {
        fake.shown.push({ title, options });
      },
      unregister: async () => {
        fake.isRegistered = false;
        return true;
      },
    },
    clients: {
      claim: async () => void (fake.hasTakenOver = true),
      matchAll: async () => fake.pages,
      openWindow: async (url: string) => void fake.opened.push(url),
    },
  });
  return fake;
};
