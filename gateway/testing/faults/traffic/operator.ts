import { randomUUID } from 'node:crypto';
import { type CommandName, pathOfCommand } from '@lineboard/domain/desk/operator/commands.schema';
import { chooseBelow, type Random } from '@lineboard/domain/testing/seeded-random';
import type { Database } from '../../../src/ground/database/create-database.ts';
import { seedCustomer } from '../../customers/seed-customer.ts';
import { addToken } from '../../operators/add-token.ts';
import type { ExpectedAccount, SentMove } from '../model/sent-move.ts';
import { askUntilDecided, type Reply } from './ask-until-decided.ts';
import type { MoneyTraffic } from './money-traffic.ts';
import { createTurns } from './turns.ts';

const CUSTOMERS = ['POSTED1', 'POSTED2', 'POSTED3'];
const BALANCE_CENTS = 1_000_000;
const LIMIT_CENTS = 10_000_000;
const PAUSE_MS = 400;
const MOST_CENTS = 5_000;

/** A command that was done is refused when it is sent again with its key. */
const outcomeOf = ({ status, body }: Reply): string => {
  const code = body.error?.code ?? String(status);
  return status === 200 || code === 'alreadyDone' ? 'done' : code;
};

/** Operators who post money and set limits through the balancer, each command under an idempotency key. */
export const openOperator = async (
  database: Database,
  origin: string,
  random: Random,
): Promise<MoneyTraffic> => {
  const token = await addToken(database, 'poster', ['money.write', 'customers.write']);
  for (const customerId of CUSTOMERS)
    await seedCustomer(database, { customerId, balanceCents: BALANCE_CENTS, limitCents: LIMIT_CENTS });
  const accounts = new Map<string, ExpectedAccount>(
    CUSTOMERS.map((id) => [id, { balanceCents: BALANCE_CENTS, heldCents: 0, limitCents: LIMIT_CENTS }]),
  );
  const sent: SentMove[] = [];

  const command = async (name: CommandName, input: object, amountCents: number): Promise<boolean> => {
    const move: SentMove = { id: randomUUID(), amountCents, outcome: null };
    sent.push(move);
    const reply = await askUntilDecided(
      (signal) =>
        fetch(new URL(pathOfCommand(name), origin), {
          method: 'POST',
          headers: {
            authorization: `Bearer ${token}`,
            'content-type': 'application/json',
            'idempotency-key': move.id,
            connection: 'close',
          },
          body: JSON.stringify(input),
          signal,
        }),
      turns.isGivenUp,
    );
    if (reply !== null) move.outcome = outcomeOf(reply);
    return move.outcome === 'done';
  };

  const turns = createTurns(CUSTOMERS.length, PAUSE_MS, async (at) => {
    const customerId = CUSTOMERS[at]!;
    const account = accounts.get(customerId)!;
    const amountCents = 1 + chooseBelow(random, MOST_CENTS);
    const name = (['cash in', 'cash out', 'limits set'] as const)[chooseBelow(random, 3)]!;
    if (name === 'limits set') {
      const maxBaseCents = LIMIT_CENTS + amountCents;
      if (await command(name, { customerId, maxBaseCents }, maxBaseCents)) account.limitCents = maxBaseCents;
    } else if (await command(name, { customerId, amountCents }, amountCents))
      account.balanceCents += name === 'cash in' ? amountCents : -amountCents;
  });

  return {
    start: turns.start,
    drain: turns.drain,
    take: () => sent.splice(0),
    // A repeated command is refused by its key, whatever the first answer was.
    takeContradictions: () => [],
    expected: () => accounts,
  };
};
