import { expect, it } from 'vitest';
import { choosePrimary } from './watch-sentinels.ts';

it.each<[string | null, (string | null)[], string]>([
  ['a', ['a', 'a', 'a'], 'all say so'],
  ['a', ['a', 'b', 'a'], 'one is cut off and still names another'],
  ['a', ['a', null, 'a'], 'one doesn’t answer'],
  [null, ['a', null, null], 'only one answers'],
  [null, ['a', 'a', null, null], 'half of them answer'],
  [null, ['a', 'b', null], 'they don’t agree'],
  ['a', ['a'], 'there is one'],
  [null, [null], 'the only one doesn’t answer'],
])('the primary is %s, of %j: %s', (primary, answers) => expect(choosePrimary(answers)).toBe(primary));
