import { expect, it } from 'vitest';
import { describeCentsFault } from './describe-amount-fault.ts';

it.each([
  ['12,50', '“12,50” can mean 12.50 or 1,250.00: send whole cents as a number, 1250 or 125000'],
  ['12.50', '“12.50” is not in cents: send a number, 1250 for 12.50'],
  [12.5, '“12.5” is not in cents: send a number, 1250 for 12.50'],
  ['1250', '“1250” can mean 12.50 or 1,250.00: send a number, 1250 or 125000'],
  ['1,250', '“1,250” is not in cents: send a number, 125000 for 1,250.00'],
  ['€5', '“€5” is no amount: send whole cents as a number, 1250 for 12.50'],
  [0.1 + 0.2, '“0.30000000000000004” is no amount: send whole cents as a number, 1250 for 12.50'],
])('tells a caller over HTTP what %j can mean in whole cents', (value, fault) => {
  expect(describeCentsFault(value)).toBe(fault);
});

it.each([1_250, -5, null, undefined, true, {}])('leaves %j to the schema', (value) => {
  expect(describeCentsFault(value)).toBeUndefined();
});
