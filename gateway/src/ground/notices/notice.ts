/**
 * log: only in the log · warn: operators are told with the next message · urgent: money is at stake now, and the
 * message begins with it.
 */
export type NoticeLevel = 'log' | 'warn' | 'urgent';

/** How it ended, in words. */
export const NOTICE_ENDINGS = {
  right: 'nothing is wrong with it any more',
  again: 'the feed said it again',
  operator: 'an operator took it',
  gone: 'what it was about has ended, or left the book',
} as const;

export type NoticeEnding = keyof typeof NOTICE_ENDINGS;

/** Something that went wrong, or may have, which operators are told once. */
export interface Notice {
  /** The subject; each subject has at most one notice that hasn't ended. */
  about: string;
  feedId: string;
  code: string;
  level: NoticeLevel;
  /** A short description for operators. */
  detail: string;
  /** The data that is needed to continue with it; null: none. */
  doubt: unknown;
}

export interface Notices {
  /**
   * Returns at once: notices are written in order, even after the database was down. If a feed has too many, only that
   * fact is reported.
   */
  begin(notice: Notice): void;
  /** Updates the data of a notice; it isn't reported again. */
  grow(about: string, doubt: unknown): void;
  end(about: string, ending: NoticeEnding): void;
  /** Resolves when all earlier notices are in the database. */
  settled(): Promise<void>;
  /**
   * Reads the subjects of a feed's notices that haven't ended and have no data.
   * @throws when the database is down
   */
  readOpen(feedId: string): Promise<readonly string[]>;
}
