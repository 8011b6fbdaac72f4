import { describe, expect, it } from 'vitest';
import { type LineState, useLineState } from '../../ground/live/line-state.ts';
import { selectStateLine, type StateLineKind } from './select-state-line.ts';

const FINE: LineState = { ...useLineState.getState(), connection: 'live' };
const NOBODY = {
  isWageringDisabled: false,
  hasSessionEnded: false,
  hasSessionChanged: false,
  isPartLost: false,
  isNothingOffered: false,
};

describe('the line below the page', () => {
  it.each<[StateLineKind, Partial<LineState>, Partial<typeof NOBODY>]>([
    ['live', {}, {}],
    ['slow', { slow: true }, {}],
    ['feedsDown', { feedsDown: ['simulator'], slow: true }, {}],
    ['live', { feedsDown: ['mover'] }, { isNothingOffered: true }],
    ['wageringDisabled', { feedsDown: ['simulator'] }, { isWageringDisabled: true }],
    ['sessionChanged', {}, { isWageringDisabled: true, hasSessionChanged: true }],
    ['sessionEnded', {}, { isWageringDisabled: true, hasSessionEnded: true }],
    ['notAccepting', { accepting: false }, { hasSessionEnded: true }],
    ['stale', { connection: 'stale', accepting: false }, {}],
    ['offline', { connection: 'offline' }, {}],
    ['blocked', { connection: 'offline', blocked: true }, {}],
    ['full', { connection: 'offline', full: true }, {}],
    ['connecting', { connection: 'connecting', full: true }, {}],
    ['connecting', { connection: 'connecting' }, {}],
    ['partLost', { connection: 'connecting' }, { isPartLost: true }],
    ['offline', { connection: 'offline' }, { isPartLost: true }],
  ])('says %s first', (kind, line, account) => {
    expect(selectStateLine({ ...FINE, ...line }, { ...NOBODY, ...account })).toBe(kind);
  });
});
