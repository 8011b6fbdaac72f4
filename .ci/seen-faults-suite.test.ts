import { expect, it } from 'vitest';
import { countSeenFaults } from './seen-faults-suite.ts';

const line = (outcome: string): string => `${JSON.stringify({ outcome, sentence: 'Leaves out a call' })}\n`;

it('a fault that is no longer seen is a failure, and one that there was no time for is none', () => {
  expect(countSeenFaults(line('seen') + line('notSeen') + line('notRun'), 1)).toEqual({
    passed: 1,
    failures: ['No test sees any more: Leaves out a call'],
    notRun: [],
  });
});

it('a run that ended early has failed', () => {
  expect(countSeenFaults('', 1).failures).toHaveLength(1);
  expect(countSeenFaults('', 0).failures).toEqual([]);
});
