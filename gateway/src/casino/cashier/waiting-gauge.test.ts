import { expect, it } from 'vitest';
import { createNotedFailures } from '../../../testing/fakes/noted-failures.ts';
import { createMetrics } from '../../ground/report/metrics.ts';
import { gaugeWaitingRequests } from './waiting-gauge.ts';

const open = (answer: () => Promise<{ rows: unknown[] }>) => {
  const metrics = createMetrics();
  const { reporter, failures } = createNotedFailures();
  gaugeWaitingRequests(metrics, { query: answer } as never, reporter);
  const read = async (): Promise<string[]> =>
    (await metrics.registry.metrics()).split('\n').filter((line) => line.startsWith('lineboard_cash'));
  return { read, failures };
};

it('says of both kinds how many wait, none too', async () => {
  let rows = [{ kind: 'payout', count: 3 }];
  const { read } = open(async () => ({ rows }));
  expect(await read()).toEqual([
    'lineboard_cash_requests_waiting{kind="deposit"} 0',
    'lineboard_cash_requests_waiting{kind="payout"} 3',
  ]);
  rows = [];
  expect(await read()).toEqual([
    'lineboard_cash_requests_waiting{kind="deposit"} 0',
    'lineboard_cash_requests_waiting{kind="payout"} 0',
  ]);
});

it('says nothing while the database is away, and every other figure all the same', async () => {
  const { read, failures } = open(() => Promise.reject(new Error('away')));
  expect(await read()).toEqual([]);
  expect(failures.map(({ kind }) => kind)).toEqual(['notCounted']);
});
