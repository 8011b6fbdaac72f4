/**
 * log: in the log alone · warn: operators hear of it with the next message · urgent: money is at stake now, and the
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

/** Something that went wrong, or may have, and that operators are told once. */
export interface Notice {
  /** What it is about; of one thing there is one notice that hasn't ended. */
  about: string;
  feedId: string;
  code: string;
  level: NoticeLevel;
  /** In a few words, for operators. */
  detail: string;
  /** What is to be known to go on with it; null: nothing. */
  doubt: unknown;
}

export interface Notices {
  /**
   * Returns at once: what waits to be noted is noted in its order, also after the database was away. A feed of which
   * there is too much to tell has no more than that told.
   */
  begin(notice: Notice): void;
  /** What is to be known of it has changed; it is not told again. */
  grow(about: string, doubt: unknown): void;
  end(about: string, ending: NoticeEnding): void;
  /** All that was noted before stands in the database. */
  settled(): Promise<void>;
  /**
   * What of a feed has not ended, and holds nothing: of each what it is about.
   * @throws when the database is away
   */
  readOpen(feedId: string): Promise<readonly string[]>;
}
