import type { LedgerKindRow } from './ledger-kind-row.ts';

/** Every kind of ledger entry: the database's check, the schemas, reports and pages take their lists from here. */
export const LEDGER_KINDS = [
  {
    kind: 'deposit',
    moves: ['balance'],
    type: 'M',
    figure: 'cashInOut',
    statement: 'deposits',
    isInStory: false,
    lostAs: 'money',
    words: 'deposit',
    wordsOfTaking: null,
  },
  {
    kind: 'withdrawal',
    moves: ['balance', 'atRisk'],
    type: 'M',
    figure: 'cashInOut',
    statement: 'withdrawals',
    isInStory: false,
    lostAs: 'money',
    words: 'withdrawal',
    wordsOfTaking: null,
  },
  {
    kind: 'wager',
    moves: ['atRisk', 'freePlay'],
    type: 'F',
    figure: null,
    statement: 'freePlayStaked',
    isInStory: true,
    lostAs: null,
    words: 'wager',
    wordsOfTaking: null,
  },
  {
    kind: 'grade',
    moves: ['balance', 'atRisk'],
    type: 'W',
    figure: 'winLoss',
    statement: null,
    isInStory: true,
    lostAs: 'grades',
    words: 'grade',
    wordsOfTaking: null,
  },
  {
    kind: 'reverse',
    moves: ['balance', 'atRisk'],
    type: 'W',
    figure: 'winLoss',
    statement: null,
    isInStory: true,
    lostAs: 'grades',
    words: 'reverse',
    wordsOfTaking: null,
  },
  {
    kind: 'wagerSale',
    moves: ['balance', 'atRisk'],
    type: 'W',
    figure: 'winLoss',
    statement: null,
    isInStory: true,
    lostAs: 'grades',
    words: 'wagerSale',
    wordsOfTaking: null,
  },
  {
    kind: 'saleReverse',
    moves: ['balance', 'atRisk'],
    type: 'W',
    figure: 'winLoss',
    statement: null,
    isInStory: true,
    lostAs: 'grades',
    words: 'saleReverse',
    wordsOfTaking: null,
  },
  {
    kind: 'activate',
    moves: ['atRisk'],
    type: null,
    figure: null,
    statement: null,
    isInStory: true,
    lostAs: null,
    words: null,
    wordsOfTaking: null,
  },
  {
    kind: 'deactivate',
    moves: ['atRisk'],
    type: null,
    figure: null,
    statement: null,
    isInStory: true,
    lostAs: null,
    words: null,
    wordsOfTaking: null,
  },
  {
    kind: 'hold',
    moves: ['atRisk', 'freePlay'],
    type: null,
    figure: null,
    statement: null,
    isInStory: true,
    lostAs: null,
    words: null,
    wordsOfTaking: null,
  },
  {
    kind: 'release',
    moves: ['atRisk', 'freePlay'],
    type: null,
    figure: null,
    statement: null,
    isInStory: true,
    lostAs: null,
    words: null,
    wordsOfTaking: null,
  },
  {
    kind: 'cut',
    moves: ['atRisk'],
    type: null,
    figure: null,
    statement: null,
    isInStory: true,
    lostAs: null,
    words: null,
    wordsOfTaking: null,
  },
  {
    kind: 'freePlayReturn',
    moves: ['freePlay'],
    type: 'F',
    figure: null,
    statement: 'freePlayStaked',
    isInStory: true,
    lostAs: null,
    words: 'freePlayReturn',
    wordsOfTaking: 'freePlayTaken',
  },
  {
    kind: 'freePlay',
    moves: ['freePlay'],
    type: 'F',
    figure: null,
    statement: 'freePlayGiven',
    isInStory: false,
    lostAs: 'money',
    words: 'freePlay',
    wordsOfTaking: 'freePlayRemoved',
  },
  {
    kind: 'adjustment',
    moves: ['balance'],
    type: 'M',
    figure: 'cashInOut',
    statement: 'adjustments',
    isInStory: false,
    lostAs: 'money',
    words: 'adjustment',
    wordsOfTaking: null,
  },
  {
    kind: 'settlement',
    moves: ['balance'],
    type: 'M',
    figure: 'cashInOut',
    statement: 'adjustments',
    isInStory: false,
    lostAs: 'money',
    words: 'settlement',
    wordsOfTaking: null,
  },
  {
    kind: 'casinoHold',
    moves: ['atRisk'],
    type: null,
    figure: null,
    statement: null,
    isInStory: false,
    lostAs: null,
    words: null,
    wordsOfTaking: null,
  },
  {
    kind: 'casino',
    moves: ['balance', 'atRisk'],
    type: 'C',
    figure: 'casinoWinLoss',
    statement: null,
    isInStory: false,
    lostAs: null,
    words: 'casino',
    wordsOfTaking: null,
  },
  {
    kind: 'cashRequest',
    moves: ['atRisk'],
    type: null,
    figure: null,
    statement: null,
    isInStory: false,
    lostAs: null,
    words: null,
    wordsOfTaking: null,
  },
] as const satisfies readonly LedgerKindRow[];

type Row = (typeof LEDGER_KINDS)[number];

/** What the column `ledger.kind` may hold. */
export type LedgerKind = Row['kind'];

/** Those that a customer's list of transactions has. */
export type TransactionKind = Exclude<Row, { type: null }>['kind'];

/** Those that the story of a ticket tells. */
export type StoryKind = Extract<Row, { isInStory: true }>['kind'];

export const TRANSACTION_KINDS: readonly TransactionKind[] = LEDGER_KINDS.flatMap((row) =>
  row.type === null ? [] : [row.kind],
);

export const STORY_KINDS: readonly StoryKind[] = LEDGER_KINDS.flatMap((row) =>
  row.isInStory ? [row.kind] : [],
);

/** The kinds whose row says so, all of them transactions. */
export const listTransactionKinds = (isListed: (row: LedgerKindRow) => boolean): readonly TransactionKind[] =>
  LEDGER_KINDS.flatMap((row) => (row.type !== null && isListed(row) ? [row.kind] : []));

const BY_KIND = new Map<TransactionKind, Exclude<Row, { type: null }>>(
  LEDGER_KINDS.flatMap((row) => (row.type === null ? [] : [[row.kind, row] as const])),
);

/** The key of a transaction's words. What goes out of a free-play balance may have a name of its own. */
export const wordsOfKind = (kind: TransactionKind, freePlayCents: number) => {
  const { words, wordsOfTaking } = BY_KIND.get(kind)!;
  return freePlayCents < 0 && wordsOfTaking !== null ? wordsOfTaking : words;
};
