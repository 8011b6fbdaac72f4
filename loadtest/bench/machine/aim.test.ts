import { describe, expect, it } from 'vitest';
import { formatAim, isMet } from './aim.ts';

describe('aim', () => {
  it('counts the limit itself as met', () => {
    expect(isMet({ what: 'ratio', measured: 1.1, atMost: 1.1 })).toBe(true);
    expect(isMet({ what: 'ratio', measured: 0.5, atLeast: 0.5 })).toBe(true);
  });

  it('is missed on the wrong side of the limit', () => {
    expect(isMet({ what: 'ratio', measured: 1.11, atMost: 1.1 })).toBe(false);
    expect(isMet({ what: 'ratio', measured: 0.49, atLeast: 0.5 })).toBe(false);
  });

  it('is missed when nothing was measured', () => {
    expect(formatAim({ what: 'p95', measured: null, atMost: 50, unit: 'ms' })).toBe(
      'missed  p95: not measured (aim ≤ 50 ms)',
    );
  });
});
