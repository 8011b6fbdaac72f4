import type { CommandAnswer } from '@lineboard/domain/desk/operator/commands.schema';
import type { ROUND_COMMANDS } from '@lineboard/domain/desk/operator/round-commands.schema';
import { moveRound } from '../../casino/play/move-round.ts';
import type { CommandContext, Run, Runs } from './command.ts';
import { idOf } from './lock-customer.ts';

type RoundRecord = CommandAnswer<'rounds show'>;
type OpenRounds = CommandAnswer<'rounds list'>;

/** In one answer. */
const MOST_ROUNDS = 200;

const ROUND = `p.provider, p.round, p.system, p.game, p.customer_id as "customerId", c.currency,
  p.stake_cents as "stakeCents", p.win_cents as "winCents", p.accepted_book_ms as "acceptedAtMs", p.told_at_ms as "toldAtMs"`;

const PLAYS = 'casino_play p join customer c using (customer_id)';

const OPEN = `p.posted_book_ms is null and ($1::text is null or p.customer_id = $1) and ($2::text is null or p.provider = $2)`;

const SELECT_OPEN = `
select ${ROUND} from ${PLAYS} where ${OPEN} order by p.told_at_ms nulls first, p.play_id limit ${MOST_ROUNDS}`;

const SELECT_TOTALS = `
select c.currency, count(*) as count, coalesce(sum(p.stake_cents), 0)::bigint as "stakeCents"
from ${PLAYS} where ${OPEN} group by 1 order by 1`;

const SELECT_ROUND = `
select ${ROUND}, p.posted_book_ms as "postedAtMs", p.closed_by as "closedBy", p.is_returned as "isReturned",
  (select coalesce(json_agg(json_build_object('transaction', t.transaction, 'call', t.call, 'amountCents', t.amount_cents,
      'code', t.code, 'refundedBy', t.refunded_by, 'atMs', t.at_ms) order by t.at_ms, t.transaction), '[]')
     from wallet_transaction t where t.play_id = p.play_id) as transactions
from ${PLAYS} where p.provider = $1 and p.round = $2`;

const listOpen: Run<'rounds list'> = async ({ client }, { customerId, provider }) => {
  const of = [customerId === undefined ? null : idOf(customerId), provider ?? null];
  const { rows: rounds } = await client.query<OpenRounds['rounds'][number]>(SELECT_OPEN, of);
  const { rows: totals } = await client.query<OpenRounds['totals'][number]>(SELECT_TOTALS, of);
  return { answer: { rounds, count: totals.reduce((all, { count }) => all + count, 0), totals } };
};

interface RoundName {
  provider: string;
  round: string;
}

const read = async (
  { client, refuse }: CommandContext<'rounds show'>,
  { provider, round }: RoundName,
): Promise<RoundRecord> => {
  const { rows } = await client.query<RoundRecord>(SELECT_ROUND, [provider, round]);
  return rows[0] ?? refuse('unknownRound', { provider, round });
};

const show: Run<'rounds show'> = async (context, input) => ({ answer: await read(context, input) });

const end =
  (kind: 'close' | 'void'): Run<'rounds close'> =>
  async (context, { provider, round }) => {
    const { client, wallMs, bookMs, refuse } = context;
    const before = await read(context, { provider, round });
    const how = { closedBy: 'operator', now: { wallMs, bookMs } } as const;
    const moved = await moveRound(client, { provider, round }, { kind }, how);
    if (moved === null) return refuse('roundClosed', { provider, round });
    const after = await read(context, { provider, round });
    return { customerId: moved.customerId, before, after, answer: after };
  };

export const ROUND_RUNS: Runs<keyof typeof ROUND_COMMANDS> = {
  'rounds list': listOpen,
  'rounds show': show,
  'rounds close': end('close'),
  'rounds void': end('void'),
};
