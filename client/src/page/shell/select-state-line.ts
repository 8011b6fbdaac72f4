import type { LineState } from '../../ground/live/line-state.ts';

/** The content of the line below the page; the first kind that applies. */
export type StateLineKind =
  | 'outdated'
  | 'blocked'
  | 'full'
  | 'offline'
  | 'stale'
  | 'partLost'
  | 'notAccepting'
  | 'sessionEnded'
  | 'sessionChanged'
  | 'wageringDisabled'
  | 'feedsDown'
  | 'slow'
  | 'connecting'
  | 'live';

export const selectStateLine = (
  line: LineState,
  account: {
    isWageringDisabled: boolean;
    hasSessionEnded: boolean;
    hasSessionChanged: boolean;
    isPartLost: boolean;
    /** There is no line that could be on hold. */
    isNothingOffered: boolean;
  },
): StateLineKind => {
  if (line.connection === 'outdated') return 'outdated';
  if (line.connection === 'offline') return line.blocked ? 'blocked' : line.full ? 'full' : 'offline';
  if (line.connection === 'stale') return 'stale';
  // Without the worker, which brings the lines, nothing else reports on them.
  if (account.isPartLost) return 'partLost';
  if (line.connection === 'connecting') return 'connecting';
  if (!line.accepting) return 'notAccepting';
  if (account.hasSessionEnded) return 'sessionEnded';
  if (account.hasSessionChanged) return 'sessionChanged';
  if (account.isWageringDisabled) return 'wageringDisabled';
  if (line.feedsDown.length > 0 && !account.isNothingOffered) return 'feedsDown';
  return line.slow ? 'slow' : 'live';
};
