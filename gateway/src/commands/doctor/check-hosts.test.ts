import { expect, it } from 'vitest';
import type { HostSeen } from '../../ground/database/hosts/watch-hosts.ts';
import { checkHosts } from './check-hosts.ts';

const seen = (name: string, timeline: number | null): HostSeen => ({
  host: { name, config: {} },
  answer: timeline === null ? null : { isStandby: timeline === 0, timeline },
});

it.each([
  ['nothing of one server alone', [], []],
  [
    'who is who',
    [seen('one:1', 3), seen('two:2', 0)],
    [['ok', 'one:1 takes writes (timeline 3), two:2 is a stand-by.']],
  ],
  [
    'that none takes writes',
    [seen('one:1', null), seen('two:2', 0)],
    [['wrong', 'None takes writes: one:1 can’t be reached, two:2 is a stand-by.']],
  ],
  [
    'that two take writes, and which of them gateways ask',
    [seen('one:1', 1), seen('two:2', 2)],
    [
      [
        'wrong',
        'Several take writes: one:1 takes writes (timeline 1), two:2 takes writes (timeline 2). Gateways ask the one of timeline 2 alone.',
      ],
    ],
  ],
  [
    'that one can’t be reached',
    [seen('one:1', 1), seen('two:2', null)],
    [['warning', 'One can’t take over: one:1 takes writes (timeline 1), two:2 can’t be reached.']],
  ],
])('says %s', (_, hosts, lines) => {
  expect(checkHosts(hosts).map(({ state, found }) => [state, found])).toEqual(lines);
});
