import type { LineState } from '../../ground/live/line-state.ts';

/** What the line under the header says; the first that holds. */
export type StateLineKind =
  | 'outdated'
  | 'blocked'
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
    /** No line is there that could be on hold. */
    isNothingOffered: boolean;
  },
): StateLineKind => {
  if (line.connection === 'outdated') return 'outdated';
  if (line.connection === 'offline') return line.blocked ? 'blocked' : 'offline';
  if (line.connection === 'stale') return 'stale';
  // Without the part that brings the lines there is no other word of them.
  if (account.isPartLost) return 'partLost';
  if (line.connection === 'connecting') return 'connecting';
  if (!line.accepting) return 'notAccepting';
  if (account.hasSessionEnded) return 'sessionEnded';
  if (account.hasSessionChanged) return 'sessionChanged';
  if (account.isWageringDisabled) return 'wageringDisabled';
  if (line.feedsDown.length > 0 && !account.isNothingOffered) return 'feedsDown';
  return line.slow ? 'slow' : 'live';
};
