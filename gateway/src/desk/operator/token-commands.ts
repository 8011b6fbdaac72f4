import { isRight, ALL_RIGHTS } from '@lineboard/domain/desk/operator/right';
import type { TOKEN_COMMANDS } from '@lineboard/domain/desk/operator/token-commands.schema';
import { createToken, hashToken } from '../../account/session/session-token.ts';
import type { Run, Runs } from './command.ts';
import type { CommandAnswer } from '@lineboard/domain/desk/operator/commands.schema';

const DAY_MS = 24 * 3_600_000;
const DEFAULT_DAYS = 365;

const create: Run<'tokens create'> = async ({ client, actor, refuse, wallMs }, input) => {
  const { name, rights = [...actor.rights], days = DEFAULT_DAYS } = input;
  for (const right of rights) {
    if (!isRight(right)) return refuse('unknownRight', { right, rights: ALL_RIGHTS.join(', ') });
    // Otherwise an operator who makes tokens could make one that may do everything.
    if (!actor.rights.has(right)) return refuse('rightNotOwned', { right });
  }
  // The audit log names who did it: a name is one token's for good.
  const { rowCount: used } = await client.query(
    `select from audit_log where command = 'tokens revoke' and before->>'name' = $1 limit 1`,
    [name],
  );
  if (used !== 0) return refuse('tokenNameUsed', { name });
  const token = createToken();
  const made = { name, rights: [...new Set(rights)], expiresAtMs: wallMs + days * DAY_MS };
  const { rowCount } = await client.query(
    `insert into operator_token (name, token_hash, rights, created_at_ms, expires_at_ms)
     values ($1, $2, $3, $4, $5) on conflict (name) do nothing`,
    [name, hashToken(token), made.rights, wallMs, made.expiresAtMs],
  );
  if (rowCount === 0) return refuse('tokenExists', { name });
  return { after: made, answer: { ...made, token } };
};

const list: Run<'tokens list'> = async ({ client }) => {
  const { rows } = await client.query<CommandAnswer<'tokens list'>[number]>(
    `select name, rights, created_at_ms as "createdAtMs", expires_at_ms as "expiresAtMs", used_at_ms as "usedAtMs"
     from operator_token order by name`,
  );
  return { answer: rows };
};

const revoke: Run<'tokens revoke'> = async ({ client, actor, refuse }, { name }) => {
  const { rows } = await client.query<{ rights: string[] }>(
    'delete from operator_token where name = $1 returning rights',
    [name],
  );
  const [row] = rows;
  if (row === undefined) return refuse('unknownToken', { name });
  // A clerk who makes tokens would otherwise shut the owner out. What was deleted is there again when it is refused.
  const held: readonly string[] = [...actor.rights];
  const right = row.rights.find((each) => !held.includes(each));
  if (right !== undefined) return refuse('tokenOverOwnRights', { name, right });
  return { before: { name, rights: row.rights }, answer: { name } };
};

export const TOKEN_RUNS: Runs<keyof typeof TOKEN_COMMANDS> = {
  'tokens create': create,
  'tokens list': list,
  'tokens revoke': revoke,
};
