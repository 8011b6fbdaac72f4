import { LEDGER_KINDS } from '@lineboard/domain/ground/ledger/ledger-kinds';
import type { LedgerKindRow } from '@lineboard/domain/ground/ledger/ledger-kind-row';

/** What moves money or free play: stakes that are only held are left out. The index by day asks for these words. */
export const MOVES = "(kind <> 'wager' or free_play_cents <> 0)";

/** The kinds whose rows say so, as a list for `kind in (…)` in statements that are written out once. */
export const kindsInSql = (isListed: (row: LedgerKindRow) => boolean): string =>
  LEDGER_KINDS.filter(isListed)
    .map(({ kind }) => `'${kind}'`)
    .join(', ');
