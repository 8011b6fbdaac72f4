import type { Cents } from '@lineboard/domain/ground/money/cents';
import type { CommandName } from '@lineboard/domain/desk/operator/commands.schema';
import { listAmountMeanings } from '@lineboard/domain/testing/list-amount-meanings';
import { chooseOne } from '@lineboard/domain/testing/seeded-random';
import type { FuzzBettor, FuzzWorld } from '../fuzz-world.ts';
import { AMOUNT_WAYS, type AmountWay, drawCents, JSON_WAYS } from './draw-amount.ts';
import { readFileOfCustomers, readWords } from './read-typed.ts';
import type { Posted } from './typing-desk.ts';

type MoneyCommand = Extract<
  CommandName,
  'cash in' | 'cash out' | 'free-play give' | 'balance adjust' | 'customers import'
>;

/** The part of an amount that each one posts. */
const POSTS: Readonly<Record<MoneyCommand, (cents: Cents) => Omit<Posted, 'customer'>>> = {
  'cash in': (cents) => ({ kind: 'deposit', cents, freePlayCents: 0 }),
  'cash out': (cents) => ({ kind: 'withdrawal', cents: 0 - cents, freePlayCents: 0 }),
  'free-play give': (cents) => ({ kind: 'freePlay', cents: 0, freePlayCents: cents }),
  'balance adjust': (cents) => ({ kind: 'adjustment', cents, freePlayCents: 0 }),
  'customers import': (cents) => ({ kind: 'deposit', cents, freePlayCents: 0 }),
};
const MOVES: readonly MoneyCommand[] = ['cash in', 'cash out', 'free-play give', 'balance adjust'];

/** Codes of a command that was typed rightly and can't be done. */
const CANT_BE = ['notCovered', 'nothingToChange'];
/** No amount of the book is larger, and nothing is paid of nothing. */
const MOST_CENTS = 10_000_000_000;

interface Attempt {
  door: 'command line' | 'file' | 'HTTP';
  way: AmountWay;
  command: MoneyCommand;
  customer: string;
  typed: string;
  meanings: readonly Cents[];
  /** null: refused before it was sent. */
  send: () => Promise<{ status: number; code: string; text: string } | null>;
}

export type AmountDoor = Attempt['door'];

/** @returns the labels of all that is drawn at a door */
export const listAmountLabels = (door: AmountDoor): string[] =>
  (door === 'HTTP' ? JSON_WAYS : AMOUNT_WAYS).map((way) => labelOf(door, way));

const labelOf = (door: AmountDoor, { name }: AmountWay): string => `typing: ${name}, ${door}`;

export const typeAmount = (
  world: FuzzWorld,
  { random }: FuzzBettor,
  door: AmountDoor,
  turn: number,
): Promise<void> => {
  const { typing } = world;
  const ways = door === 'HTTP' ? JSON_WAYS : AMOUNT_WAYS;
  const way = ways[turn % ways.length]!;
  const typed = way.draw(drawCents(random), random);
  const command = door === 'file' ? 'customers import' : chooseOne(random, MOVES);
  const customer = door === 'file' ? `FILED${typing.turn}` : chooseOne(random, typing.customerIds);
  const attempt = { door, way, command, customer, typed };
  if (door === 'HTTP') {
    const value: unknown = JSON.parse(typed);
    const meanings = typeof value === 'number' && Number.isSafeInteger(value) ? [value + 0] : [];
    const input = `{"customerId":"${customer}","amountCents":${typed},"note":"typed"}`;
    return judgeAttempt(world, { ...attempt, meanings, send: () => typing.send(command, input) });
  }
  const send = async (): ReturnType<Attempt['send']> => {
    const input =
      door === 'file'
        ? await readFile(customer, typed)
        : await readCommand([...command.split(' '), customer, typed, '--note', 'typed'], command);
    return input === null ? null : typing.send(command, JSON.stringify(input));
  };
  return judgeAttempt(world, { ...attempt, meanings: listAmountMeanings(typed), send });
};

const readCommand = async (words: readonly string[], command: MoneyCommand): Promise<object | null> => {
  const read = await readWords(words);
  if (read !== null && read.name !== command) throw new Error(`${command} was read as ${read.name}`);
  return read?.input ?? null;
};

const readFile = async (customer: string, typed: string): Promise<object | null> => {
  const rows = await readFileOfCustomers(
    `customer-id,deposit\n${customer},"${typed.replaceAll('"', '""')}"\n`,
  );
  return rows === null ? null : { rows };
};

/** What was posted is the only thing that anybody could have meant, or nothing was posted. */
const judgeAttempt = async (world: FuzzWorld, attempt: Attempt): Promise<void> => {
  const { findings, shares, typing } = world;
  const { door, way, command, customer, typed, meanings, send } = attempt;
  const label = labelOf(door, way);
  shares.sent(label);
  const { said, posted } = await typing.watch(send);
  const request = JSON.stringify({ door, command, customer, typed });
  const told = `${JSON.stringify(said)} posted ${JSON.stringify(posted)}, it can mean ${meanings.join(' or ')}`;
  const find = (what: string): void => findings.add(`typing: ${what}`, told, request);
  if (said !== null && said.status >= 500 && said.status !== 503) find('an answer of the house’s own');
  const isDone = said?.status === 200;
  if (isDone) shares.accepted(label);
  // A row of a file may leave the deposit out.
  const isEmpty = door === 'file' && typed.trim() === '';
  if (!isDone || isEmpty) {
    if (posted.length > 0) find('an amount was posted and refused');
    const [meant = 0] = meanings;
    const isPossible = meant > 0 && meant <= MOST_CENTS;
    if (way.isPlain === true && isPossible && said?.status !== 503 && !CANT_BE.includes(said?.code ?? ''))
      find('a plain amount was refused');
    return;
  }
  const [meant] = meanings;
  if (meanings.length !== 1 || meant === undefined)
    return find('an amount that has no one meaning was taken');
  const expected = { customer, ...POSTS[command](meant) };
  if (posted.length !== 1 || JSON.stringify(posted[0]) !== JSON.stringify(expected))
    find('another amount was posted than was typed');
};
