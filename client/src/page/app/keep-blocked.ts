import { callBook } from '../../ground/calls/call-book.ts';
import type { Live } from '../../ground/live/create-live.ts';
import { useLineState } from '../../ground/live/line-state.ts';

/** Failed attempts before it asks for the reason: by then a restarting gateway is back, or its HTTP is gone, too. */
const ASK_AFTER = 3;

/**
 * Detects that the book answers while no live connection succeeds: a proxy or a firewall on the way lets no WebSocket
 * through. Waiting is then useless, and the page says so.
 *
 * @returns stops it
 */
export const keepBlocked = ({ status$ }: Pick<Live, 'status$'>): (() => void) => {
  let failed = 0;
  let wasConnecting = false;
  let isOpen = false;
  let isAsking = false;

  const tell = (blocked: boolean): void => {
    if (useLineState.getState().blocked !== blocked) useLineState.setState({ blocked });
  };
  const ask = async (): Promise<void> => {
    isAsking = true;
    const { ok } = await callBook('readSite');
    isAsking = false;
    if (!isOpen) tell(ok);
  };

  const following = status$.subscribe((status) => {
    const { state } = status;
    isOpen = state === 'open';
    // A book that says when to come has said so over the very connection.
    if (isOpen || (state === 'waiting' && status.isTold === true)) {
      failed = 0;
      tell(false);
    } else if (state === 'waiting' && wasConnecting) {
      failed += 1;
      if (failed >= ASK_AFTER && !isAsking) void ask();
    }
    wasConnecting = state === 'connecting';
  });
  return () => following.unsubscribe();
};
