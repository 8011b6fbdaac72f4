import { isFile, isHashedFile, isPlainFile, type ShellStore } from './shell-store.ts';

/** Whoever waits longer than this for the page gets the kept one. */
const PAGE_WITHIN_MS = 3_000;

/** A page that is loaded again is asked for: it may have been told that it is too old. */
const RELOADED_WITHIN_MS = 15_000;

export interface AnswerParts {
  shell: ShellStore;
  fetch: typeof fetch;
  scope: string;
}

/** What a fetch of the page is answered with, and what goes on behind the answer. */
export interface Answer {
  response: Promise<Response>;
  behind: Promise<unknown>;
}

const isPage = (url: string, scope: string): boolean => {
  const { origin, pathname } = new URL(url);
  const page = new URL(scope);
  return origin === page.origin && [page.pathname, `${page.pathname}index.html`].includes(pathname);
};

/** A gateway that is gone is as good as no network; what else a server says is its answer. */
const isUsable = ({ status }: Response): boolean => status < 500;

/**
 * The network first, for a limited time: a page is never older than the book while the book can be reached.
 * @returns null when neither has it in time; then the network's own answer or failure stands
 */
const firstOf = async (
  coming: Promise<Response>,
  kept: () => Promise<Response | undefined>,
  withinMs: number,
): Promise<Response> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), withinMs);
  });
  const inTime = await Promise.race([coming.catch(() => null), late]);
  clearTimeout(timer);
  if (inTime !== null && isUsable(inTime)) return inTime;
  return (await kept()) ?? inTime ?? coming;
};

const answerPage = (
  { shell }: AnswerParts,
  request: Pick<Request, 'cache'>,
  coming: Promise<Response>,
): Answer => {
  // Taken apart at once: an answer that is being read can't be kept any more.
  const copied = coming.then((page) => (page.ok ? page.clone() : null));
  const withinMs = request.cache === 'default' ? PAGE_WITHIN_MS : RELOADED_WITHIN_MS;
  return {
    response: firstOf(coming, () => shell.page(), withinMs),
    behind: copied.then((page) => (page === null ? undefined : shell.keep(page))).catch(() => undefined),
  };
};

/** A name that says its content has one content for ever. */
const answerHashedFile = ({ shell, fetch: load }: AnswerParts, request: Request): Answer => {
  const loaded = async (): Promise<{ response: Response; copy: Response | null }> => {
    const kept = await shell.file(request.url);
    if (kept !== undefined) return { response: kept, copy: null };
    const response = await load(request);
    return { response, copy: isFile(response) ? response.clone() : null };
  };
  const both = loaded();
  return {
    response: both.then(({ response }) => response),
    behind: both
      .then(({ copy }) => (copy === null ? undefined : shell.putFile(request.url, copy)))
      .catch(() => undefined),
  };
};

/**
 * The page and its own files; everything else, the book's answers and lines first of all, goes past the worker.
 * @param preloaded what the browser asked for meanwhile, for a page
 * @returns null for what isn't the page's own
 */
export const answerPageFiles = (
  parts: AnswerParts,
  request: Request,
  preloaded: Promise<Response | undefined>,
): Answer | null => {
  const { shell, fetch: load, scope } = parts;
  if (request.method !== 'GET') return null;
  if (request.mode === 'navigate')
    return isPage(request.url, scope)
      ? answerPage(
          parts,
          request,
          preloaded.then((page) => page ?? load(request)),
        )
      : null;
  if (isHashedFile(request.url, scope)) return answerHashedFile(parts, request);
  if (isPlainFile(request.url, scope))
    return {
      response: firstOf(load(request), () => shell.file(request.url), PAGE_WITHIN_MS),
      behind: Promise.resolve(),
    };
  return null;
};
