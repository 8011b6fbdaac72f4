import type { Probe } from '../../ground/database/probe.ts';

/** An answer takes a millisecond. Together with the pause: who waits for a silent database hears so within a second. */
const ANSWER_WITHIN_MS = 600;
/** A disk that is busy takes its time. */
const WRITE_WITHIN_MS = 3_000;

type Asked = Pick<Probe, 'ask'>;

/** Does it answer? Fails when it doesn't. */
export const askForAnswer = (probe: Asked): Promise<void> => probe.ask('select 1', ANSWER_WITHIN_MS);

/** Can it be written? Fails when it can't. */
export const askToWrite = (probe: Asked): Promise<void> =>
  probe.ask('update database_beat set beats = beats + 1', WRITE_WITHIN_MS);

/** Needs room that was not there before; see the migration. */
export const askForNewRoom = (probe: Asked): Promise<void> =>
  probe.ask(`insert into database_room values (repeat('x', 7000))`, WRITE_WITHIN_MS);
