import { expect, it } from 'vitest';
import { readFailedOnce, readFailures, readSum } from './sum-line.ts';

it('reads the sum that a run ends with', () => {
  expect(readSum('✓ one\n\n8755 passed, 1 failed\n')).toEqual({ passed: 8755, failed: 1 });
  expect(readSum('3 passed, 0 failed, 2 not run')).toEqual({ passed: 3, failed: 0 });
});

it('takes a run that ended without its sum for one failure', () => {
  expect(readSum('Installing the packages failed, see above.\n')).toEqual({ passed: 0, failed: 1 });
  expect(readSum('1 passed, 0 failed\nand then it fell over\n')).toEqual({ passed: 0, failed: 1 });
});

it('reads what failed by name, with the beginning of its message', () => {
  const ended =
    'Failed:\n  early\n\n✓ late\n\nFailed:\n  a.test.ts › adds\n    expected 2, got 3\n\n4 passed, 1 failed\n';
  expect(readFailures(ended)).toBe('  a.test.ts › adds\n    expected 2, got 3');
  expect(readFailures('✓ one\n\n8755 passed, 0 failed\n')).toBe('');
});

it('tells what failed once apart from what failed', () => {
  const ended =
    '\nFailed, then passed:\n  b.test.ts › waits\n\nFailed:\n  a.test.ts › adds\n\n4 passed, 1 failed\n';
  expect(readFailedOnce(ended)).toBe('  b.test.ts › waits');
  expect(readFailures(ended)).toBe('  a.test.ts › adds');
  expect(readFailedOnce('4 passed, 0 failed\n')).toBe('');
});
