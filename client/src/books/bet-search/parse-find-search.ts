import type { BetSearch } from '@lineboard/domain/books/open-bets/found-bets.schema';
import { isDay } from '@lineboard/domain/ground/calendar/book-day';
import { MAX_AMOUNT_CENTS } from '@lineboard/domain/ground/money/cents';

export const RESULTS = ['O', 'W', 'L', 'P', 'X', 'S'] as const;
export const KINDS = ['S', 'P', 'T', 'I'] as const;

/** As `MOST_BET_SEARCH_CHARACTERS`, whose file would bring its schemas. */
export const MOST_TEXT = 60;

const MOST_NUMBER = 2_147_483_647;
const OUTCOME = /^[GC][.]\d{1,10}[.]\d{1,10}([.][SMLE][.][a-zA-Z0-9]{1,12})?$/;

/** What is searched for; the page is turned by the store. */
export type BetQuestion = Omit<BetSearch, 'after'>;

const NAMES = {
  text: 'findText',
  kind: 'findKind',
  result: 'findResult',
  start: 'findFrom',
  end: 'findTo',
  leastCents: 'findLeast',
  mostCents: 'findMost',
  gameNum: 'findGame',
  outcome: 'findOutcome',
} as const satisfies Record<keyof BetQuestion, string>;

const oneOf = <Value extends string>(values: readonly Value[], value: unknown): Value | undefined =>
  values.find((each) => each === value);

const textOf = (value: unknown): string | undefined => {
  const text =
    typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, MOST_TEXT) : '';
  return text.trim() === '' ? undefined : text;
};

const numberOf = (value: unknown, most: number): number | undefined =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= most ? Number(value) : undefined;

const dayIn = (value: unknown): string | undefined =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && isDay(value) ? value : undefined;

/** Leaves out what isn't asked for: the call takes no `undefined`. */
const given = (question: { [Field in keyof BetQuestion]: BetQuestion[Field] | undefined }): BetQuestion =>
  Object.fromEntries(Object.entries(question).filter(([, value]) => value !== undefined));

/** Reads what the address asks for; what can't be asked is left out. */
export const parseFindSearch = (search: Readonly<Record<string, unknown>>): BetQuestion => {
  const outcome = search[NAMES.outcome];
  return given({
    text: textOf(search[NAMES.text]),
    kind: oneOf(KINDS, search[NAMES.kind]),
    result: oneOf(RESULTS, search[NAMES.result]),
    start: dayIn(search[NAMES.start]),
    end: dayIn(search[NAMES.end]),
    leastCents: numberOf(search[NAMES.leastCents], MAX_AMOUNT_CENTS),
    mostCents: numberOf(search[NAMES.mostCents], MAX_AMOUNT_CENTS),
    gameNum: numberOf(search[NAMES.gameNum], MOST_NUMBER),
    outcome: typeof outcome === 'string' && OUTCOME.test(outcome) ? outcome : undefined,
  });
};

/** The address of a search. */
export const writeFindSearch = (question: BetQuestion): Record<string, unknown> => ({
  findBets: true,
  ...Object.fromEntries(
    Object.entries(question).map(([field, value]) => [NAMES[field as keyof BetQuestion], value]),
  ),
});
