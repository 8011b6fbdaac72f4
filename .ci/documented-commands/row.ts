/** How a command of the documents is tried. */
export interface CommandRow {
  /** The command as a page has it, in one line; a pattern for one that is too long to write here again. */
  readonly command: string | RegExp;
  readonly trial: BookTrial | LongTrial | VerifiedTrial | NoTrial;
}

/** What a command needs before it is typed. */
export interface Preparing {
  /** Sends these rows as the image of the book's push feed. */
  push(rows: readonly object[]): Promise<void>;
  /** Writes a file where commands are typed. */
  write(name: string, text: string): void;
  /** The first fence of a language in a page. */
  fenceOf(page: string, language: string): string;
}

/** Pairs of what a page has and what is typed for it: names and addresses that nobody has. */
export type Put = ReadonlyArray<readonly [printed: string, typed: string]>;

/**
 * Typed in the book of `npm test`, a fresh one with a gateway, in the order of the table. `put` and `more` may name
 * what the book alone knows: `$PORT`, `$ORIGIN`, `$FEED_TOKEN`, and what earlier commands told (`keeps`).
 */
export interface BookTrial {
  readonly in: 'book';
  readonly put?: Put;
  /** Options that are typed behind it. */
  readonly more?: string;
  readonly before?: (book: Preparing) => Promise<void> | void;
  /** The exit code; 0 when left out. */
  readonly code?: number;
  /** What it prints. Where the page has that, the page is held to it, but for what `masks` take out of both. */
  readonly says?: RegExp;
  readonly masks?: ReadonlyArray<readonly [pattern: RegExp, put: string]>;
  /** It is the gateway that later commands are answered by: what it prints once it runs. */
  readonly starts?: RegExp;
  /** What is told once and typed later on, by the name of a variable of the shell. */
  readonly keeps?: Readonly<Record<string, RegExp>>;
}

/** Typed by `npm run verify:documents`, which takes its minutes. */
export interface LongTrial {
  readonly in: 'verify';
  readonly put?: Put;
  /** Options that are typed behind it: most make it short. */
  readonly more?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly code?: number;
  readonly says?: RegExp;
  /** A server: once it has printed this it is asked for `/readyz` and told to stop. */
  readonly until?: RegExp;
  /** A server that runs meanwhile. */
  readonly beside?: string;
  /** A program that this machine may not have, and how to get it. */
  readonly needs?: { readonly program: string; readonly get: string };
}

/** A script that `npm run verify:all` runs, with arguments that make it short (`.ci/verifications.ts`). */
export interface VerifiedTrial {
  readonly in: 'verify:all';
  readonly script: string;
}

/** A command that no test types. */
export interface NoTrial {
  readonly in: 'nothing';
  readonly reason: string;
  /** What is tried that comes nearest: a test file, or a command. */
  readonly standIn: string;
}

export const inBook = (command: string | RegExp, trial: Omit<BookTrial, 'in'> = {}): CommandRow => ({
  command,
  trial: { in: 'book', ...trial },
});

export const atLength = (command: string, trial: Omit<LongTrial, 'in'> = {}): CommandRow => ({
  command,
  trial: { in: 'verify', ...trial },
});

export const verified = (command: string): CommandRow => ({
  command,
  trial: { in: 'verify:all', script: /^npm run (\S+)/.exec(command)?.[1] ?? command },
});

export const notRun = (command: string, reason: string, standIn: string): CommandRow => ({
  command,
  trial: { in: 'nothing', reason, standIn },
});
