import { expect, it } from 'vitest';
import { explainTlsFailure } from './explain-tls-failure.ts';

it('says nothing of what was ended from outside, whose code is a number', () => {
  expect(explainTlsFailure(AbortSignal.abort().reason)).toBeNull();
});
