import { expect, it } from 'vitest';
import { isResultPhase } from './is-result-phase.ts';

it('HR-40.6: only a final and a game that stopped or isn’t played decide anything', () => {
  const phases = ['scheduled', 'live', 'suspended', 'final', 'postponed', 'cancelled'] as const;
  expect(phases.filter(isResultPhase)).toEqual(['suspended', 'final', 'postponed', 'cancelled']);
});
