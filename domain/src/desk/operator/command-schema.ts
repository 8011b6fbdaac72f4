import type { TObject, TSchema } from 'typebox';
import type { CommandRefusalCode } from './command-refusal.ts';
import type { Right } from './right.ts';

/**
 * What one command of an operator takes and answers: the command line's options, the HTTP call and its documents all
 * come from this.
 */
export interface CommandSchema {
  summary: string;
  right: Right;
  /** It changes something: what, by whom, before and after is written to the audit log. */
  changes: boolean;
  /** It changes nothing, and that somebody looked is written to the audit log all the same. */
  isWatched?: boolean;
  /** It asks the book of a running gateway: the database alone doesn't know the lines. */
  needsBook?: boolean;
  /** Fields of `input` that need no name on a command line, in this order. */
  positional: readonly string[];
  /** How it is typed, where the command line reads its input from a file. */
  typed?: string;
  /** The largest body of the HTTP call, where it takes more than others. */
  bodyLimitBytes?: number;
  /**
   * Flat, but for what is read from a file. Fields that end in `Cents` are typed in units of the currency on a command
   * line.
   */
  input: TObject;
  answer: TSchema;
  refusals: readonly CommandRefusalCode[];
}

/** A field that no log shows. */
export const SECRET = { secret: true } as const;

/** A file, in base64: a command line reads it from disk, and the audit log keeps its length. */
export const FILE = { file: true, long: true } as const;

/** A text of pages: a command line reads it from a file, and the audit log keeps its length. */
export const LONG = { long: true } as const;
