/** What a customer's list of transactions can be narrowed to: W bets, C casino, M payments, F free play. */
export const LEDGER_TYPES = ['W', 'C', 'M', 'F'] as const;

export type LedgerType = (typeof LEDGER_TYPES)[number];

/** What of an account an entry may change. */
export type LedgerMove = 'balance' | 'atRisk' | 'freePlay';

/** The meaning of an entry besides its amount: each says how a report treats it. */
export interface LedgerKindRow {
  /** What the database's column holds. */
  kind: string;
  moves: readonly LedgerMove[];
  /**
   * The type under which customers find it among their transactions; null: it only holds or marks, and isn't listed.
   */
  type: LedgerType | null;
  /** Which of a day's and a week's figures it counts in (HR-43); null: in none, since it moves no balance. */
  figure: 'winLoss' | 'cashInOut' | 'casinoWinLoss' | null;
  /** Which line of a statement it counts in, where that isn't its figure's; an adjustment is money of no other line. */
  statement: 'deposits' | 'withdrawals' | 'adjustments' | 'freePlayGiven' | 'freePlayStaked' | null;
  /** A customer sees it in the story of a ticket. */
  isInStory: boolean;
  /** Which list of losses an operator finds it in, when a backup was brought back; null: another table has it. */
  lostAs: 'grades' | 'money' | null;
  /** The key of its words on the page and in files, after `kind.`; null: customers read of it in no list. */
  words: string | null;
  /** The key when it takes free play away, where that has words of its own. */
  wordsOfTaking: string | null;
}
