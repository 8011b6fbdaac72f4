import type { FeedChange } from '@lineboard/domain/lines/feed/feed-change';

/** A feed says each second that it is there: that changes no line, and is no news to anybody who looks for one. */
export const isBeat = (changes: readonly FeedChange[]): boolean =>
  changes.every(({ kind }) => kind === 'beat');
