import {
  selectCustomer,
  selectIsOnline,
  selectIsQuiet,
  useSession,
} from '../../ground/session/session-store.ts';
import type { AlertGame } from './alert-draft.ts';

/** Whether alerts of a game may be asked for: by a customer, not in a time-out, nor once the game has begun. */
export const useMayAsk = (score: AlertGame['score']): boolean => {
  const isOnline = useSession(selectIsOnline);
  const isQuiet = useSession(selectIsQuiet);
  const isOwn = useSession((state) => selectCustomer(state)?.isDemo === false);
  return isOnline && isOwn && !isQuiet && (score?.phase ?? 'scheduled') === 'scheduled';
};
