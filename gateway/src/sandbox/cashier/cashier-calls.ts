import type { CashierView } from '@lineboard/domain/sandbox/sandbox-answers';
import type { SandboxBody } from '@lineboard/domain/sandbox/sandbox-calls.schema';
import { askBook } from '../ask-book.ts';
import type { SandboxTools } from '../sandbox-parts.ts';
import { SandboxRefusal } from '../sandbox-refusal.ts';
import type { SeatedGuest } from '../sessions/guests.ts';

type Tools = Pick<SandboxTools, 'wallet'>;

/** The prefix of a player's own numbers: nobody can name another player's. */
const prefixOf = ({ player }: SeatedGuest): string => `${player}.`;

/** The book keeps what waits and what was decided: there is nothing of it here. */
export const readCashier = async (
  { wallet }: Tools,
  { walletSession: session }: SeatedGuest,
): Promise<CashierView> => {
  const [balance, { requests }] = await Promise.all([
    askBook(wallet, 'balance', { session }),
    askBook(wallet, 'requests', { session }),
  ]);
  return {
    balanceCents: Number(balance['balanceCents']),
    payableCents: Number(balance['payableCents']),
    smallestCents: Number(balance['smallestCents']),
    largestCents: Number(balance['largestCents']),
    requests: requests as CashierView['requests'],
  };
};

/** Made-up money has nothing to wait for here: what the book approves is paid at once. */
export const askForCash = async (
  tools: Tools,
  guest: SeatedGuest,
  { key, kind, amountCents, method }: SandboxBody<'cashier/ask'>,
): Promise<CashierView> => {
  const { walletSession: session, currency } = guest;
  const transaction = prefixOf(guest) + key;
  await askBook(tools.wallet, kind, { session, transaction, amountCents, currency, method });
  return readCashier(tools, guest);
};

/** One that is taken back twice was taken back. */
export const cancelCash = async (tools: Tools, guest: SeatedGuest, refers: string): Promise<CashierView> => {
  // The call names no session: whose it is has to be seen before.
  if (!refers.startsWith(prefixOf(guest))) throw new SandboxRefusal('notFound');
  await askBook(tools.wallet, 'cancel', { transaction: `${refers}.cancel`, refers });
  return readCashier(tools, guest);
};
