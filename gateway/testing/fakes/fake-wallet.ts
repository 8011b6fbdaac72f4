import type { WalletClient, WalletReply } from '../../src/sandbox/wallet-client.ts';

interface Moved {
  body: string;
  reply: WalletReply;
}

interface Fields {
  transaction: string;
  round: string;
  amountCents: number;
  refers: string;
  token: string;
}

/** A book's wallet in memory, as its document has it, whose answers a test loses, refuses or holds back. */
export interface FakeWallet extends WalletClient {
  balanceCents: number;
  /** Every call that arrived, in order. */
  arrived: Array<{ call: string } & Fields>;
  /** What becomes of the next calls of this kind: `lost` is decided and not answered, `away` never arrives. */
  fault: Map<string, 'lost' | 'away' | { code: string }>;
  /** The stake of rounds that aren't closed. */
  heldCents(): number;
}

const AWAY: WalletReply = { kind: 'unknown', cause: new Error('no answer') };

export const createFakeWallet = (balanceCents = 100_000): FakeWallet => {
  const decided = new Map<string, Moved>();
  const open = new Map<string, number>();
  const closed = new Set<string>();
  const wallet: FakeWallet = {
    balanceCents,
    arrived: [],
    fault: new Map(),
    heldCents: () => [...open.values()].reduce((sum, stake) => sum + stake, 0),
    send: async (call, body) => {
      const fault = wallet.fault.get(call);
      if (fault === 'away') return AWAY;
      const fields = JSON.parse(body) as Fields;
      wallet.arrived.push({ call, ...fields });
      if (typeof fault === 'object') return { kind: 'refused', code: fault.code };
      const reply = answer(call, body, fields);
      return fault === 'lost' ? AWAY : reply;
    },
  };

  const bet = ({ round, amountCents }: Fields): WalletReply => {
    if (closed.has(round)) return { kind: 'refused', code: 'roundClosed' };
    if (amountCents > wallet.balanceCents) return { kind: 'refused', code: 'insufficientFunds' };
    wallet.balanceCents -= amountCents;
    open.set(round, (open.get(round) ?? 0) + amountCents);
    return { kind: 'taken', answer: { balanceCents: wallet.balanceCents } };
  };
  const win = ({ round, amountCents }: Fields): WalletReply => {
    if (!open.delete(round))
      return { kind: 'refused', code: closed.has(round) ? 'roundClosed' : 'roundUnknown' };
    closed.add(round);
    wallet.balanceCents += amountCents;
    return { kind: 'taken', answer: { balanceCents: wallet.balanceCents } };
  };
  const answer = (call: string, body: string, fields: Fields): WalletReply => {
    if (call === 'authenticate')
      return {
        kind: 'taken',
        answer: {
          session: `session-of-${fields.token}`,
          player: `player-${fields.token.slice(0, 4)}`,
          currency: 'USD',
          language: 'ENG',
          integration: 'casino21G',
          game: '1',
          balanceCents: wallet.balanceCents,
        },
      };
    if (call === 'balance')
      return { kind: 'taken', answer: { balanceCents: wallet.balanceCents, currency: 'USD' } };
    const known = decided.get(fields.transaction);
    if (known !== undefined)
      return known.body === body ? known.reply : { kind: 'refused', code: 'transactionReused' };
    const reply: WalletReply =
      call === 'bet'
        ? bet(fields)
        : call === 'win'
          ? win(fields)
          : { kind: 'taken', answer: { balanceCents: null } };
    if (reply.kind === 'taken' || call === 'bet') decided.set(fields.transaction, { body, reply });
    return reply;
  };
  return wallet;
};
