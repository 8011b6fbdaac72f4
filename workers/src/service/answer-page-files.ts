import { isFile, isHashedFile, isPlainFile, type ShellStore } from './shell-store.ts';

/** When the page takes longer than this, the stored one is used. */
const PAGE_WITHIN_MS = 3_000;

/** A reload is always fetched: the page may have been told that it is too old. */
const RELOADED_WITHIN_MS = 15_000;

export interface AnswerParts {
  shell: ShellStore;
  fetch: typeof fetch;
  scope: string;
}

/** The answer to a fetch of the page, and the work that continues after it. */
export interface Answer {
  response: Promise<Response>;
  behind: Promise<unknown>;
}

const isPage = (url: string, scope: string): boolean => {
  const { origin, pathname } = new URL(url);
  const page = new URL(scope);
  return origin === page.origin && [page.pathname, `${page.pathname}index.html`].includes(pathname);
};

/** A gateway that is gone counts as no network; anything else from a server is its answer. */
const isUsable = ({ status }: Response): boolean => status < 500;

/**
 * The network first, for a limited time: a page is never older than the book while the book can be reached.
 * @returns null when neither has it in time; then the network's own answer or failure is used
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
  // Copied at once: an answer that is being read can't be stored any more.
  const copied = coming.then((page) => (page.ok ? page.clone() : null));
  const withinMs = request.cache === 'default' ? PAGE_WITHIN_MS : RELOADED_WITHIN_MS;
  return {
    response: firstOf(coming, () => shell.page(), withinMs),
    behind: copied.then((page) => (page === null ? undefined : shell.keep(page))).catch(() => undefined),
  };
};

/** A name with a content hash always has the same content. */
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
 * Answers for the page and its own files; everything else, above all the book's answers and lines, bypasses the worker.
 * @param preloaded the browser's parallel request, for a page
 * @returns null for anything that isn't the page's own
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
