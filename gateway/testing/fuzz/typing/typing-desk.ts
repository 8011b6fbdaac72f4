import { type CommandName, pathOfCommand } from '@lineboard/domain/desk/operator/commands.schema';
import type { Database } from '../../../src/ground/database/create-database.ts';
import { seedCustomer } from '../../customers/seed-customer.ts';
import { addToken } from '../../operators/add-token.ts';

/** A posting that an operator made. */
export interface Posted {
  customer: string;
  kind: string;
  /** For the customer above 0, and so is free play. */
  cents: number;
  freePlayCents: number;
}

/** Where operators type: one after the other, so that what each did can be told from what the others did. */
export interface TypingDesk {
  database: Database;
  customerIds: readonly string[];
  /** How often something was typed: doors and ways take turns. */
  turn: number;
  /** @param input as it goes out, JSON or not */
  send(name: CommandName, input: string): Promise<{ status: number; code: string; text: string }>;
  /** Runs it alone. @returns what operators' postings it made, and whether it changed anybody's terms */
  watch<T>(act: () => Promise<T>): Promise<{ said: T; posted: Posted[]; changedTerms: boolean }>;
}

/** Nobody bets with them: what becomes of them is typed. The second one's id is nearly the first one's. */
const IDS = ['TYPIST1', 'TYPIST10', 'TYPISTL'];

const LAST = 'select coalesce(max(entry_id), 0)::bigint as last from ledger';
const POSTED = `
select customer_id as customer, kind, amount_cents as cents, free_play_cents as "freePlayCents" from ledger
where entry_id > $1 and kind in ('deposit', 'withdrawal', 'adjustment', 'freePlay') order by entry_id`;
/** Terms alone: pages and grading change other columns. */
const TERMS = `
select md5(concat(
  (select string_agg(l::text, ';' order by l::text) from customer_limit l),
  (select string_agg(r::text, ';' order by r::text) from customer_restriction r),
  (select string_agg(concat_ws(',', customer_id, agent_id, store), ';' order by customer_id) from customer))) as terms`;

export const openTypingDesk = async (database: Database, origin: string): Promise<TypingDesk> => {
  for (const customerId of IDS) await seedCustomer(database, { customerId, balanceCents: 1_000_000 });
  const token = await addToken(database, 'typist', ['customers.write', 'customers.read', 'money.write']);
  const read = async <T extends object>(text: string, values: unknown[] = []): Promise<T[]> =>
    (await database.pool.query<T>(text, values)).rows;
  let last: Promise<unknown> = Promise.resolve();

  const watchAlone: TypingDesk['watch'] = async (act) => {
    const [before] = await read<{ last: number }>(LAST);
    const [terms] = await read<{ terms: string }>(TERMS);
    const said = await act();
    const [after] = await read<{ terms: string }>(TERMS);
    const posted = await read<Posted>(POSTED, [before?.last]);
    return { said, posted, changedTerms: terms?.terms !== after?.terms };
  };
  return {
    database,
    customerIds: IDS,
    turn: 0,
    send: async (name, body) => {
      const answer = await fetch(new URL(pathOfCommand(name), origin), {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body,
      });
      const text = await answer.text();
      const [, code = ''] = /"code":"(\w+)"/.exec(text) ?? [];
      return { status: answer.status, code, text };
    },
    watch: (act) => {
      const watched = last.then(() => watchAlone(act));
      last = watched.catch(() => undefined);
      return watched;
    },
  };
};
