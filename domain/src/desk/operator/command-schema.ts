import type { TObject, TSchema } from 'typebox';
import type { CommandRefusalCode } from './command-refusal.ts';
import type { Right } from './right.ts';

/**
 * The input and the answer of one operator command: the command line's options, the HTTP call and its documents all
 * come from this.
 */
export interface CommandSchema {
  summary: string;
  right: Right;
  /** It changes something: the audit log records what changed, who changed it, and the values before and after. */
  changes: boolean;
  /** It changes nothing, but the audit log still records that somebody looked. */
  isWatched?: boolean;
  /** It needs the book of a running gateway: the database alone doesn't know the lines. */
  needsBook?: boolean;
  /** Fields of `input` that are typed without their name on a command line, in this order. */
  positional: readonly string[];
  /** How it is typed, where the command line reads its input from a file. */
  typed?: string;
  /** The largest body of the HTTP call, where it accepts more than other calls. */
  bodyLimitBytes?: number;
  /**
   * Flat, except for fields that are read from a file. Fields that end in `Cents` are typed in units of the currency on
   * a command line.
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
