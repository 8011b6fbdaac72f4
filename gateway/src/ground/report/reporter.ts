import type { Counter } from 'prom-client';
import { beginAtZero } from './begin-at-zero.ts';
import { FAILURES } from './failures.ts';

export type Part = keyof typeof FAILURES;

export const PARTS = Object.keys(FAILURES) as readonly Part[];

/** Where something says what it swallowed. */
export interface KindReporter<Kind extends string> {
  /** @param about what it was about, e.g. the feed; a few plain values */
  failed(kind: Kind, cause: unknown, about?: Readonly<Record<string, unknown>>): void;
}

/** Where a long-lived part does. */
export type Reporter<P extends Part> = KindReporter<keyof (typeof FAILURES)[P] & string>;

export interface Reports {
  of<P extends Part>(part: P): Reporter<P>;
  /** Creates the reporter of a part that has its own table of failures. @param sentences by kind */
  of<Kind extends string>(part: string, sentences: Readonly<Record<Kind, string>>): KindReporter<Kind>;
}

export interface ReportsOptions {
  log: Record<'warn' | 'debug', (detail: object, message: string) => void>;
  failures: Counter<'part' | 'kind'>;
  /** What an outage of its own line is about: counted, and not said again for each call that it costs. */
  isKnown: (cause: unknown, part: string) => boolean;
  nowMs?: () => number;
}

const TABLES: Readonly<Record<string, Readonly<Record<string, string>>>> = FAILURES;

/** What is tried again ten times a second fails as often: the same cause is told once in this time. */
const TELL_AGAIN_MS = 60_000;
/** Causes with changing words, too, can't fill the log. */
const MOST_CAUSES = 5;

interface Told {
  sinceMs: number;
  causes: Set<string>;
  untold: number;
}

const describe = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause));

/**
 * Counts every failure and logs it with its cause: one line a minute for what goes on failing, with how often it did.
 */
export const createReports = ({
  log,
  failures,
  isKnown,
  nowMs = () => performance.now(),
}: ReportsOptions): Reports => {
  const told = new Map<string, Told>();

  /** @returns how many were not told since the last line; null: this one isn't, either */
  const countUntold = (key: string, cause: unknown): number | null => {
    const atMs = nowMs();
    const before = told.get(key);
    const isDue = before === undefined || atMs - before.sinceMs >= TELL_AGAIN_MS;
    const now = isDue ? { sinceMs: atMs, causes: new Set<string>(), untold: before?.untold ?? 0 } : before;
    told.set(key, now);
    const text = describe(cause);
    if (now.causes.has(text) || now.causes.size >= MOST_CAUSES) {
      now.untold += 1;
      return null;
    }
    now.causes.add(text);
    const { untold } = now;
    now.untold = 0;
    return untold;
  };

  const of = (
    part: string,
    sentences: Readonly<Record<string, string>> = TABLES[part] ?? {},
  ): KindReporter<string> => {
    beginAtZero(
      failures,
      Object.keys(sentences).map((kind) => ({ part, kind })),
    );
    return reporterOf(part, sentences);
  };
  const reporterOf = (part: string, sentences: Readonly<Record<string, string>>): KindReporter<string> => ({
    failed: (kind, cause, about = {}) => {
      failures.inc({ part, kind });
      const message = sentences[kind] ?? kind;
      if (isKnown(cause, part)) return log.debug({ part, kind, err: cause, ...about }, message);
      const untold = countUntold(`${part} ${kind}`, cause);
      if (untold === null) return undefined;
      return log.warn(
        { part, kind, err: cause, ...about, ...(untold > 0 && { untoldBefore: untold }) },
        message,
      );
    },
  });
  return { of };
};
