import { describeCommandRefusal } from '@lineboard/domain/desk/operator/command-refusal';
import { schemaOfCommand } from '@lineboard/domain/desk/operator/commands.schema';
import { randomBytes } from 'node:crypto';
import type { Database } from '../ground/database/create-database.ts';
import { hashToken } from '../account/session/session-token.ts';
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
  const token = randomBytes(32).toString('base64url');
  const name = `${actor}:${token.slice(0, 6)}`;
  const nowMs = Date.now();
  await database.kysely
    .insertInto('operator_token')
    .values({
      name,
      token_hash: hashToken(token),
      rights: [schemaOfCommand(command.name).right],
      created_at_ms: nowMs,
      expires_at_ms: nowMs + TOKEN_LIFE_MS,
      used_at_ms: null,
    })
    .execute();
  try {
    return await createHttpRunner(origin, token).run(command);
  } catch (error) {
    if (!isNobodyThere(error)) throw error;
    return { ok: false, code: 'noBook', message: describeCommandRefusal('noBook', {}) };
  } finally {
    await database.kysely.deleteFrom('operator_token').where('name', '=', name).execute();
  }
};

/** Nothing was sent: nothing was done. */
const isNobodyThere = (error: unknown): boolean =>
  error instanceof TypeError && (error.cause as { code?: string } | undefined)?.code === 'ECONNREFUSED';
