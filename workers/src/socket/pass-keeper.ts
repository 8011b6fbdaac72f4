import type { ClientToGateway, GatewayToClient } from '@lineboard/domain/doors/wire/live-messages.schema';
import type { Socket } from 'socket.io-client';
import { type AskPass, askPass } from './ask-pass.ts';

/** The pass of one page, renewed while its socket is open. */
export interface PassKeeper {
  /** What the next handshake offers; `''`: the book knows of no session. */
  readonly pass: string | undefined;
  /** A page connects: another page's pass is forgotten, and that there is no session may have changed since. */
  begin(page: string): void;
  /** @throws when the book doesn't answer */
  ask(): Promise<void>;
  /** What was asked for before is for nobody. */
  closed(): void;
}

/** An outage of the book is over at some time; until then the pass that is held may be good for minutes. */
const RENEW_AGAIN_MS = 15_000;

/** @param socket its gateway is given renewed passes */
export const createPassKeeper = (
  socket: Socket<GatewayToClient, ClientToGateway>,
  ask: AskPass = askPass,
): PassKeeper => {
  let page = '';
  let pass: string | undefined;
  let turn = 0;
  let renewal: ReturnType<typeof setTimeout> | undefined;
  /** By a clock that nobody sets. */
  let dueMs = 0;

  const wait = (): void => {
    clearTimeout(renewal);
    if (pass === undefined || pass === '' || !socket.connected) return;
    renewal = setTimeout(() => void renew(), Math.max(0, dueMs - performance.now()));
  };
  const renewIn = (delayMs: number): void => {
    dueMs = performance.now() + delayMs;
    wait();
  };
  const take = async (): Promise<boolean> => {
    const asked = turn;
    const answer = await ask(page, pass);
    if (asked !== turn) return false;
    if (answer !== null) pass = answer.pass;
    renewIn(answer?.renewInMs ?? RENEW_AGAIN_MS);
    return answer !== null;
  };
  const renew = async (): Promise<void> => {
    // Without a session the gateway closes the connection, and the next one is a visitor's.
    if ((await take()) && socket.connected) socket.emit('renew', { pass: pass ?? '' }, () => undefined);
  };
  const closed = (): void => {
    turn += 1;
    clearTimeout(renewal);
  };

  socket.on('connect', wait);
  socket.on('disconnect', closed);
  socket.on('customer', ({ kind }) => {
    // The customer may get another store's lines from now on, of which the pass that is held knows nothing.
    if (kind === 'settings') renewIn(0);
  });
  return {
    get pass() {
      return pass;
    },
    begin: (ownPage) => {
      closed();
      if (page !== ownPage || pass === '') pass = undefined;
      page = ownPage;
    },
    ask: async () => {
      if (!(await take())) throw new Error('the book gave no pass');
    },
    closed,
  };
};
