/** Listeners of the window and the document, which outlive every part of a page: by the target's and event's name. */
const kept = new Map<string, Set<unknown>>();

/** What stays as long as the page, by who listens: React and the tests' user, the router, and parts that can't load. */
const STAY_WITH_PAGE = new Set([
  'document selectionchange',
  'document focus',
  'document blur',
  'window popstate',
  'window beforeunload',
  'window vite:preloadError',
]);

type Options = boolean | AddEventListenerOptions | undefined;

/** Notes from now on what listens to the window and the document, and what no longer does. */
export const watchListeners = (): void => {
  for (const [name, target] of Object.entries({ window, document })) {
    const { addEventListener, removeEventListener } = target;
    target.addEventListener = (type: string, listener: EventListener, options?: Options) => {
      const key = `${name} ${type}`;
      const endsByItself =
        typeof options === 'object' && (options.once === true || options.signal !== undefined);
      if (!endsByItself && !STAY_WITH_PAGE.has(key))
        kept.set(key, (kept.get(key) ?? new Set()).add(listener));
      addEventListener.call(target, type, listener, options);
    };
    target.removeEventListener = (type: string, listener: EventListener, options?: Options) => {
      kept.get(`${name} ${type}`)?.delete(listener);
      removeEventListener.call(target, type, listener, options);
    };
  }
};

/** @returns what still listens: a line for each, with its target and event */
export const listListeners = (): string[] =>
  [...kept].flatMap(([key, listeners]) => [...listeners].map(() => key));

let stay = false;

/** In a test of what lasts as long as the page. */
export const letListenersStay = (): void => {
  stay = true;
};

export const mayListenersStay = (): boolean => stay;
