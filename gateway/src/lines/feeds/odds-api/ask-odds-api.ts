import type { OddsApiSettings } from './odds-api-settings.ts';
import { isFields } from './read-answer.ts';

/** What the provider says of the key's requests, in the headers of each answer; null: it doesn't say. */
export interface Usage {
  /** Until the provider's next month. */
  remaining: number | null;
  /** What this call cost. */
  cost: number | null;
}

/**
 * `keyRefused` stays so until somebody does something; `creditsSpent` until the provider's month is over;
 * `requestRefused` is about this call alone; `tooFast` and `unanswered` pass by themselves.
 */
export type AskFault = 'keyRefused' | 'creditsSpent' | 'requestRefused' | 'tooFast' | 'unanswered';

export type Answer =
  | { ok: true; body: unknown; usage: Usage }
  | {
      ok: false;
      fault: AskFault;
      /** For the log: never the address, which has the key in it. */
      why: string;
      usage: Usage;
      retryAfterMs: number | null;
      /** The provider may have done the work, so that it counts. */
      mayCost: boolean;
    };

export interface OddsApi {
  sports(signal: AbortSignal): Promise<Answer>;
  odds(sportKey: string, markets: readonly string[], signal: AbortSignal): Promise<Answer>;
  /** With the finals of the last three days. */
  scores(sportKey: string, signal: AbortSignal): Promise<Answer>;
}

export interface AskLimits {
  withinMs: number;
  mostBytes: number;
}

/**
 * 150 games with 40 bookmakers and three markets are 6 MB. Reading that is one step of the event loop of 60 ms, which
 * only the largest days of several regions take.
 */
const DEFAULT_LIMITS: AskLimits = { withinMs: 15_000, mostBytes: 8 * 1024 * 1024 };

const MOST_RETRY_AFTER_S = 3_600;

const NOTHING_SAID: Usage = { remaining: null, cost: null };

const readCount = (headers: Headers, name: string): number | null => {
  const text = headers.get(name) ?? '';
  return /^\d{1,12}(\.0+)?$/.test(text) ? Math.trunc(Number(text)) : null;
};

const readUsage = (headers: Headers): Usage => ({
  remaining: readCount(headers, 'x-requests-remaining'),
  cost: readCount(headers, 'x-requests-last'),
});

const readBody = async (response: Response, mostBytes: number): Promise<string> => {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  // The stream is unpacked already: an answer that unpacks to more is cut off as well.
  for await (const part of response.body ?? []) {
    bytes += part.length;
    if (bytes > mostBytes) throw new Error('more than an answer may have');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
};

const faultOf = (status: number, body: string): AskFault => {
  if (status === 401 || status === 403)
    return errorCodeOf(body) === 'OUT_OF_USAGE_CREDITS' ? 'creditsSpent' : 'keyRefused';
  if (status === 429) return 'tooFast';
  return status >= 400 && status < 500 ? 'requestRefused' : 'unanswered';
};

const errorCodeOf = (body: string): unknown => {
  try {
    const parsed: unknown = JSON.parse(body);
    return isFields(parsed) ? parsed['error_code'] : null;
  } catch {
    return null;
  }
};

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : 'Error');

/** Asks The Odds API, version 4. It is followed nowhere else: an address elsewhere would get the key. */
export const createOddsApi = (
  { baseUrl, apiKey, regions }: Pick<OddsApiSettings, 'baseUrl' | 'apiKey' | 'regions'>,
  { withinMs, mostBytes }: AskLimits = DEFAULT_LIMITS,
): OddsApi => {
  const ask = async (path: string, query: Record<string, string>, stopped: AbortSignal): Promise<Answer> => {
    const url = new URL(`${baseUrl.replace(/\/$/, '')}/v4/${path}`);
    for (const [name, value] of Object.entries({ ...query, apiKey })) url.searchParams.set(name, value);
    const failed = (why: string, usage: Usage, mayCost: boolean): Answer => ({
      ok: false,
      fault: 'unanswered',
      why,
      usage,
      retryAfterMs: null,
      mayCost,
    });
    const signal = AbortSignal.any([stopped, AbortSignal.timeout(withinMs)]);
    let response: Response;
    try {
      response = await fetch(url, { signal, redirect: 'error', headers: { accept: 'application/json' } });
    } catch (error) {
      // Only a call that never got there is certain to cost nothing.
      return failed(`no answer (${nameOf(error)})`, NOTHING_SAID, nameOf(error) !== 'TypeError');
    }
    const usage = readUsage(response.headers);
    try {
      const body = await readBody(response, response.ok ? mostBytes : 64 * 1024);
      if (response.ok) return { ok: true, body: JSON.parse(body) as unknown, usage };
      const fault = faultOf(response.status, body);
      const seconds = readCount(response.headers, 'retry-after');
      const retryAfterMs = seconds === null ? null : Math.min(seconds, MOST_RETRY_AFTER_S) * 1_000;
      return { ok: false, fault, why: `status ${response.status}`, usage, retryAfterMs, mayCost: false };
    } catch (error) {
      return failed(`an answer that can’t be read (${nameOf(error)})`, usage, true);
    }
  };
  return {
    sports: (signal) => ask('sports', {}, signal),
    odds: (sportKey, markets, signal) =>
      ask(
        `sports/${sportKey}/odds`,
        {
          regions: regions.join(','),
          markets: markets.join(','),
          oddsFormat: 'american',
          dateFormat: 'iso',
        },
        signal,
      ),
    scores: (sportKey, signal) =>
      ask(`sports/${sportKey}/scores`, { daysFrom: '3', dateFormat: 'iso' }, signal),
  };
};
