import { describeCommandRefusal } from '@lineboard/domain/desk/operator/command-refusal';
import { schemaOfCommand } from '@lineboard/domain/desk/operator/commands.schema';
import type { Database } from '../ground/database/create-database.ts';
import { lendToken } from '../desk/operator/lend-token.ts';
import type { CommandResult, GivenCommand } from './command-runner.ts';
import { createHttpRunner } from './http-runner.ts';

/** Longer than a call may take. */
const TOKEN_LIFE_MS = 120_000;

/**
 * Has the gateway of this configuration carry out a command that needs its book. Who has the database's key may do
 * everything: a token of the one right is made for the one call.
 * @param origin of the gateway
 * @param actor for the audit log
 */
export const runAtGateway = async (
  database: Database,
  { origin, actor }: { origin: string; actor: string },
  command: GivenCommand,
): Promise<CommandResult> => {
  const lent = { actor, right: schemaOfCommand(command.name).right, holdsMs: TOKEN_LIFE_MS };
  try {
    return await lendToken(database.pool, lent, Date.now(), (token) =>
      createHttpRunner(origin, token).run(command),
    );
  } catch (error) {
    if (!isNobodyThere(error)) throw error;
    return { ok: false, code: 'noBook', message: describeCommandRefusal('noBook', {}) };
  }
};

/** Nothing was sent: nothing was done. */
const isNobodyThere = (error: unknown): boolean =>
  error instanceof TypeError && (error.cause as { code?: string } | undefined)?.code === 'ECONNREFUSED';
