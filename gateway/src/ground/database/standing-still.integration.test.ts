import { expect, it } from 'vitest';
import { createTestDatabase, testEngines } from '../../../testing/servers/test-database.ts';

/** Longer than a question may take; five times is longer than a connection may. */
const STANDS_STILL_MS = 700;

/** A process that others keep from the processor, from one turn of its loop to the next, until it is stopped. */
const standStillInEachTurn = (): (() => void) => {
  const timer = setInterval(() => {
    const untilMs = performance.now() + STANDS_STILL_MS;
    while (performance.now() < untilMs);
  }, 1);
  return () => clearInterval(timer);
};

it('a process that was frozen takes the answers that came meanwhile, while it connects and once it is', async () => {
  // The one that asks for a password: connecting takes the most turns.
  const { database, drop } = await createTestDatabase(testEngines()[0]!);
  const probe = database.createProbe();
  const goOn = standStillInEachTurn();
  const answers = Promise.all([
    probe.ask('select 1', 600),
    database.pool.query<{ one: number }>('select 1 as one').then(({ rows }) => rows),
  ]);
  await expect(answers.finally(goOn)).resolves.toEqual([undefined, [{ one: 1 }]]);
  await probe.close();
  await drop();
});
