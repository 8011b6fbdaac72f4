import type { CommandName } from '@lineboard/domain/desk/operator/commands.schema';
import { RESTRICTION_CODES } from '@lineboard/domain/desk/operator/restriction-codes';
import { SPORT_TYPES } from '@lineboard/domain/ground/sport/sports';
import { chooseOne } from '@lineboard/domain/testing/seeded-random';
import { readLeagues } from '../../../src/desk/operator/known-names.ts';
import { chance } from '../../season/chance.ts';
import { FAKE_STORE } from '../../fakes/fake-book.ts';
import type { FuzzBettor, FuzzWorld } from '../fuzz-world.ts';
import { NAME_WAYS } from './draw-name.ts';
import { readWords } from './read-typed.ts';
import type { TypingDesk } from './typing-desk.ts';

interface NamedThing {
  command: CommandName;
  /** What there is. */
  known: (desk: TypingDesk) => Promise<readonly string[]> | readonly string[];
  /** Typed in any case and kept in capitals. */
  inAnyCase?: true;
  input: (name: string, customer: string) => Record<string, unknown>;
  words: (name: string, customer: string) => string[];
  /** A row that is there once it was taken, by what was typed. */
  stands: string;
}

const FIGURELESS = RESTRICTION_CODES.filter(
  (code) => !['FBMLDISABLE', 'BBMLDISABLE', 'LESSJUICE'].includes(code),
);
/** What operators name, and where it is seen that they were believed. */
const THINGS: Readonly<Record<string, NamedThing>> = {
  sport: {
    command: 'limits set',
    known: () => SPORT_TYPES,
    input: (sportType, customerId) => ({ customerId, maxBaseCents: 70_000, sportType }),
    words: (name, customer) => ['limits', 'set', customer, '700', `--sport-type=${name}`],
    stands:
      'select from customer_limit where customer_id = $1 and sport_type = $2 and sport_sub_type is null',
  },
  league: {
    command: 'limits set',
    known: async ({ database }) => [...(await readLeagues(database.pool, 'Football'))],
    input: (sportSubType, customerId) => ({
      customerId,
      maxBaseCents: 60_000,
      sportType: 'Football',
      sportSubType,
    }),
    words: (name, customer) => [
      'limits',
      'set',
      customer,
      '600',
      '--sport-type=Football',
      `--sport-sub-type=${name}`,
    ],
    stands: 'select from customer_limit where customer_id = $1 and sport_sub_type = $2',
  },
  restriction: {
    command: 'restrictions set',
    known: () => FIGURELESS,
    inAnyCase: true,
    input: (code, customerId) => ({ customerId, code }),
    words: (name, customer) => ['restrictions', 'set', customer, name],
    stands: 'select from customer_restriction where customer_id = $1 and code = $2',
  },
  store: {
    command: 'customers set',
    known: () => [FAKE_STORE],
    input: (store, customerId) => ({ customerId, store }),
    words: (name, customer) => ['customers', 'set', customer, `--store=${name}`],
    stands: 'select from customer where customer_id = $1 and store = $2',
  },
  agent: {
    command: 'customers set',
    known: () => ['HOUSE'],
    inAnyCase: true,
    input: (agentId, customerId) => ({ customerId, agentId }),
    words: (name, customer) => ['customers', 'set', customer, `--agent-id=${name}`],
    stands: 'select from customer where customer_id = $1 and agent_id = $2',
  },
  customer: {
    command: 'free-play give',
    known: ({ customerIds }) => customerIds,
    inAnyCase: true,
    input: (customerId) => ({ customerId, amountCents: 100 }),
    words: (name) => ['free-play', 'give', name, '1'],
    stands: "select from customer where $1 <> '' and customer_id = $2",
  },
};

const DRAWN = Object.entries(THINGS).flatMap(([name, thing]) =>
  NAME_WAYS.map((way) => ({ label: `typing: ${name}, ${way.name}`, thing, way })),
);

export const NAME_LABELS: readonly string[] = DRAWN.map(({ label }) => label);

/** Signs of the keyboard alone: others change when they are put in capitals. */
const isKeyboards = (name: string): boolean => /^[\x21-\x7e]+$/.test(name);

/** An accepted name is one of the existing ones, and only that one is set then; anything else changes nothing. */
export const typeName = async (world: FuzzWorld, { random }: FuzzBettor, turn: number): Promise<void> => {
  const { findings, shares, typing } = world;
  const { label, thing, way } = DRAWN[turn % DRAWN.length]!;
  const { command, known, inAnyCase = false, input, words, stands } = thing;
  const names = await known(typing);
  const typed = way.draw(chooseOne(random, names), random);
  const customer = chooseOne(random, typing.customerIds);
  const isByHand = chance(random, 0.5);
  shares.sent(label);
  const { said, posted, changedTerms } = await typing.watch(async () => {
    const read = isByHand
      ? ((await readWords(words(typed, customer)))?.input ?? null)
      : input(typed, customer);
    return read === null ? null : typing.send(command, JSON.stringify(read));
  });
  const meant = names.find(
    (name) => name === typed || (inAnyCase && isKeyboards(typed) && name === typed.toUpperCase()),
  );
  const find = (what: string): void =>
    findings.add(
      `typing: ${what}`,
      `${JSON.stringify(said)}, posted ${JSON.stringify(posted)}`,
      JSON.stringify({ label, typed, customer }),
    );
  if (said !== null && said.status >= 500 && said.status !== 503) find('an answer of the house’s own');
  if (said?.status !== 200) {
    if (changedTerms || posted.length > 0) find('a name was refused and something changed');
    if (way.isPlain === true && said?.status !== 503) find('a name that there is was refused');
    return;
  }
  shares.accepted(label);
  if (meant === undefined) return find('a name that there isn’t was taken');
  const { rowCount } = await typing.database.pool.query(stands, [customer, meant]);
  if (rowCount !== 1) find('something else stands than the name that was typed');
  if (posted.some((posting) => posting.customer !== meant)) find('another customer was paid than was typed');
};
