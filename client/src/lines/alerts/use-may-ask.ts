import {
  selectCustomer,
  selectIsOnline,
  selectIsQuiet,
  useSession,
} from '../../ground/session/session-store.ts';
import type { AlertGame } from './alert-draft.ts';

/** A customer who may be told of lines: not a demo, and not in a time-out. */
const useMayBeTold = (): boolean => {
  const isOnline = useSession(selectIsOnline);
  const isQuiet = useSession(selectIsQuiet);
  const isOwn = useSession((state) => selectCustomer(state)?.isDemo === false);
  return isOnline && isOwn && !isQuiet;
};

/** Whether alerts of a game may be asked for: by a customer, not in a time-out, nor once the game has begun. */
export const useMayAsk = (score: AlertGame['score']): boolean =>
  useMayBeTold() && (score?.phase ?? 'scheduled') === 'scheduled';

/** Whether nothing but the game's being in play keeps alerts from a customer. */
export const useIsTooLate = (score: AlertGame['score']): boolean =>
  useMayBeTold() && (score?.phase === 'live' || score?.phase === 'suspended');
