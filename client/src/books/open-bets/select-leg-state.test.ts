import type { LegStanding } from '@lineboard/domain/betting/grading/leg-standing';
import type { StraightResult } from '@lineboard/domain/ground/result/straight-result';
import { createTeaserCard, createTeaserTerms } from '@lineboard/domain/testing/wager-fixtures';
import { expect, it } from 'vitest';
import { selectLegState } from './select-leg-state.ts';

const STRAIGHT = { kind: 'straight' } as const;

const standing = (result: StraightResult): LegStanding => ({
  result,
  points: null,
  margin: null,
  pointsNeeded: null,
  isOver: false,
  isDecided: false,
});

it('a leg of a chain is later, running, and then graded', () => {
  expect(selectLegState({ result: null }, STRAIGHT, null)).toBe('later');
  expect(selectLegState({ result: null }, STRAIGHT, standing(['W', 'W']))).toBe('winning');
  expect(selectLegState({ result: null }, STRAIGHT, standing(['L', 'P']))).toBe('losing');
  expect(selectLegState({ result: null }, STRAIGHT, standing(['P', 'P']))).toBe('level');
  expect(selectLegState({ result: ['W', 'W'] }, STRAIGHT, null)).toBe('won');
  expect(selectLegState({ result: ['L', 'L'] }, STRAIGHT, standing(['W', 'W']))).toBe('lost');
  expect(selectLegState({ result: ['P', 'P'] }, STRAIGHT, null)).toBe('pushed');
  expect(selectLegState({ result: ['X', 'X'] }, STRAIGHT, null)).toBe('noAction');
});

it('HR-12.1: a teaser’s tie is what its card makes of it', () => {
  const terms = createTeaserTerms({ teaser: createTeaserCard({ tieRule: 'tl' }) });
  expect(selectLegState({ result: null }, terms, standing(['P', 'P']))).toBe('losing');
  expect(selectLegState({ result: ['P', 'P'] }, terms, null)).toBe('lost');
});
