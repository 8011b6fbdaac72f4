/** What a column is read as. */
interface ColumnTypeRow {
  /** TypeScript's, without the null of a column that may hold none. */
  readonly type: string;
  /** Where the type is from; left out when TypeScript knows it by itself. */
  readonly from?: string;
  /** No statement changes it once its row is there. */
  readonly isWrittenOnce?: true;
}

/** By `table.column`. */
export type ColumnTypes = Readonly<Record<string, ColumnTypeRow>>;

const LANGUAGE = { type: 'Language', from: '@lineboard/domain/ground/language/languages' };
const RESULT_DETAIL = {
  type: 'Partial<ResultDetail>',
  from: '@lineboard/domain/ground/score/game-score.schema',
};
const SEGMENTS = { type: 'Array<[number, number]>' };

/**
 * What the database doesn't know of its columns: what is in a document, and which texts a column without a check holds.
 * A row for what the catalogue says, or for a column that isn't there, is refused.
 */
export const COLUMN_TYPES: ColumnTypes = {
  'contest_result.held': { type: "'lateCorrection' | 'decidedByOperator'" },
  'content_version.language': LANGUAGE,
  'customer.favorites': { type: 'readonly Favorite[]', from: '@lineboard/domain/account/settings/favorite' },
  'customer.web_home_page': { type: 'HomePage', from: '@lineboard/domain/account/settings/settings-choices' },
  'customer_restriction.params': { type: 'Record<string, number>' },
  'game_result.detail': { ...RESULT_DETAIL, isWrittenOnce: true },
  'game_result.segments': { ...SEGMENTS, isWrittenOnce: true },
  'pending_ticket.bets': {
    type: 'PendingBet[]',
    from: '@lineboard/domain/books/open-bets/open-bet.schema',
    isWrittenOnce: true,
  },
  'pending_ticket.exposures': { type: 'Record<string, number>', isWrittenOnce: true },
  'pending_ticket.request': { type: 'unknown', isWrittenOnce: true },
  'score_override.detail': RESULT_DETAIL,
  'score_override.segments': SEGMENTS,
  'text_suggestion.language': LANGUAGE,
  'translation.language': LANGUAGE,
  'wager.terms': { type: 'WagerTerms', from: '@lineboard/domain/betting/wager/wager' },
  'wallet_transaction.code': { type: 'DecidedCode', from: '@lineboard/domain/casino/wallet/wallet-code' },
  'wager_item.wager_type': { type: "'S' | 'M' | 'L' | 'E'" },
};
