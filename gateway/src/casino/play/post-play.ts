import type { StatementRunner } from '../../ground/database/statement-runner.ts';
import { moveRound } from './move-round.ts';
import type { PlayMoment } from './play-moment.ts';

/**
 * Ends a play that no wallet told of: moves what it made, once, and releases its stake.
 *
 * @returns whether there was such a play, not posted yet
 */
export const postPlay = async (
  client: StatementRunner,
  { system, round, winCents }: { system: string; round: string; winCents: number },
  now: PlayMoment,
): Promise<boolean> => {
  const win = { kind: 'win', amountCents: winCents, closesRound: true } as const;
  return (await moveRound(client, { provider: system, round }, win, { closedBy: null, now })) !== null;
};
