import { Counter, Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { FAILURES } from './failures.ts';
import { createReports } from './reporter.ts';

const create = () => {
  const registers = [new Registry()];
  const failures = new Counter({ name: 'failures', help: '-', labelNames: ['part', 'kind'], registers });
  const lines: Array<[level: string, detail: object, message: string]> = [];
  const write = (level: string) => (detail: object, message: string) =>
    void lines.push([level, detail, message]);
  const clock = { ms: 0 };
  const outage = new Error('known');
  const reports = createReports({
    log: { warn: write('warn'), debug: write('debug') },
    failures,
    isKnown: (cause) => cause === outage,
    nowMs: () => clock.ms,
  });
  const count = async () =>
    (await failures.get()).values
      .filter(({ value }) => value > 0)
      .map(({ labels, value }) => [labels, value]);
  return { reports, lines, clock, outage, count };
};

it('counts what was swallowed by part and kind, and says why it failed', async () => {
  const { reports, lines, count } = create();
  const cause = new Error('no route');
  reports.of('lineLog').failed('unread', cause, { clk: 7 });
  expect(await count()).toEqual([[{ part: 'lineLog', kind: 'unread' }, 1]]);
  expect(lines).toEqual([
    ['warn', { part: 'lineLog', kind: 'unread', err: cause, clk: 7 }, FAILURES.lineLog.unread],
  ]);
});

it('tells what goes on failing once a minute, with how often it failed, and another cause at once', async () => {
  const { reports, lines, clock, count } = create();
  const lineLog = reports.of('lineLog');
  for (let at = 0; at < 100; at++) lineLog.failed('unread', new Error('no route'));
  lineLog.failed('unread', new Error('refused'));
  lineLog.failed('bookFault', new Error('no route'));
  clock.ms = 60_000;
  lineLog.failed('unread', new Error('no route'));
  expect(lines.map(([, detail]) => detail)).toMatchObject([
    { kind: 'unread', err: { message: 'no route' } },
    { kind: 'unread', err: { message: 'refused' }, untoldBefore: 99 },
    { kind: 'bookFault' },
    { kind: 'unread', err: { message: 'no route' } },
  ]);
  expect(await count()).toContainEqual([{ part: 'lineLog', kind: 'unread' }, 102]);
});

it('does not let causes with changing words fill the log', () => {
  const { reports, lines } = create();
  for (let at = 0; at < 100; at++) reports.of('feeds').failed('notStarted', new Error(`at ${at}`));
  expect(lines).toHaveLength(5);
});

it('counts what an outage costs, and leaves it to the line of the outage', async () => {
  const { reports, lines, outage, count } = create();
  reports.of('sweeps').failed('sessions', outage);
  expect(lines.map(([level]) => level)).toEqual(['debug']);
  expect(await count()).toEqual([[{ part: 'sweeps', kind: 'sessions' }, 1]]);
});

it('reports the sentences of a part that has its own table', async () => {
  const { reports, lines, count } = create();
  const cause = new Error('no route');
  reports.of('provider', { away: 'the provider is away' }).failed('away', cause);
  expect(lines).toEqual([['warn', { part: 'provider', kind: 'away', err: cause }, 'the provider is away']]);
  expect(await count()).toEqual([[{ part: 'provider', kind: 'away' }, 1]]);
});
