import { type ChangedColumns, setColumns } from '../database/row-expressions.ts';

/** The additions to the sums of an account, each an SQL expression. */
interface AccountMove {
  currentBalance?: string;
  atRisk?: string;
  freePlay?: string;
  /** What a filling adds to the possible winnings of a ticket of an earlier day, and the start of its own (HR-84). */
  filled?: { dayMs: string; cents: string };
}

const add = (
  column: keyof ChangedColumns<'account'>,
  cents: string | undefined,
): ChangedColumns<'account'> => (cents === undefined ? {} : { [column]: `a.${column} + (${cents})` });

/**
 * The beginning of a statement that moves the sums of an account `a`. Its version rises with them, with none of them,
 * too: what was judged before is judged again. Without that the trigger `account_version_rises` would raise it.
 */
export const moveAccount = ({ currentBalance, atRisk, freePlay, filled }: AccountMove): string =>
  `update account a set ${setColumns({
    ...add('current_balance_cents', currentBalance),
    ...add('at_risk_cents', atRisk),
    ...add('free_play_balance_cents', freePlay),
    ...(filled === undefined
      ? {}
      : {
          filled_day_ms: filled.dayMs,
          filled_day_cents: `case when a.filled_day_ms = ${filled.dayMs} then a.filled_day_cents else 0 end + (${filled.cents})`,
        }),
    version: 'a.version + 1',
  })}`;
