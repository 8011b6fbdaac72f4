import { describe, expect, it } from 'vitest';
import type { LedgerKindRow } from './ledger-kind-row.ts';
import { LEDGER_KINDS } from './ledger-kinds.ts';

const FIGURE_OF_TYPE = { W: 'winLoss', C: 'casinoWinLoss', M: 'cashInOut', F: null } as const;
const LINES_OF_MONEY = ['deposits', 'withdrawals', 'adjustments'];
const LINES_OF_FREE_PLAY = ['freePlayGiven', 'freePlayStaked'];

it('each kind of ledger entry has one row', () => {
  expect(new Set(LEDGER_KINDS.map(({ kind }) => kind)).size).toBe(LEDGER_KINDS.length);
});

describe.each<LedgerKindRow>(LEDGER_KINDS)('the row of $kind', (row) => {
  it('counts in a figure if it moves a balance, and else in none', () => {
    expect(row.figure !== null).toBe(row.moves.includes('balance'));
  });

  it('is listed to customers under the type that its figure is added up by', () => {
    expect(row.figure).toBe(row.type === null ? null : FIGURE_OF_TYPE[row.type]);
  });

  it('has words if customers find it in a list, and else none', () => {
    expect(row.words !== null).toBe(row.type !== null);
    if (row.wordsOfTaking !== null) expect(row.moves).toContain('freePlay');
  });

  it('has a line in a statement if it is a payment or free play, and else none of its own', () => {
    const lines = row.type === 'M' ? LINES_OF_MONEY : row.type === 'F' ? LINES_OF_FREE_PLAY : [null];
    expect(lines).toContain(row.statement);
  });

  it('is found again after a restore if it moved money or was posted by hand, and nowhere else tells of it', () => {
    const isBets = row.figure === 'winLoss';
    const isMoney = row.figure === 'cashInOut' || row.statement === 'freePlayGiven';
    expect(row.lostAs).toBe(isBets ? 'grades' : isMoney ? 'money' : null);
  });
});
