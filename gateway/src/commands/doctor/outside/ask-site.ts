const WITHIN_MS = 5_000;

/** The answer to a call through all proxies in front; its body has been read. */
export interface SiteAnswer {
  status: number;
  headers: Headers;
  text: string;
}

/** Asks as anybody outside would, and follows nothing. @throws Error that says why nobody answered */
export const askSite = async (url: URL, init: RequestInit = {}): Promise<SiteAnswer> => {
  try {
    const answer = await fetch(url, {
      redirect: 'manual',
      signal: AbortSignal.timeout(WITHIN_MS),
      ...init,
    });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  } catch (error) {
    const { message, cause } = error as Error;
    throw new Error(
      cause instanceof Error ? cause.message || (cause as NodeJS.ErrnoException).code : message,
      {
        cause: error,
      },
    );
  }
};
