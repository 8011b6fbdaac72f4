import type { AgentDesk } from '@lineboard/domain/sandbox/sandbox-answers';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type pg from 'pg';
import { createToken, hashToken } from '../../account/session/session-token.ts';
import { SandboxRefusal } from '../sandbox-refusal.ts';

export interface AgentAdmission {
  pool: Pick<pg.Pool, 'query'>;
  /** The book's own address, null until it listens. */
  addressOf: () => string | null;
  nowMs: () => number;
}

const RIGHT = 'agents.admit';
const ACTOR = 'sandbox-agent-site';
const ANSWERS_WITHIN_MS = 5_000;
/** Longer than the call may take. */
const KEY_HOLDS_MS = 20_000;

const AnswerSchema = Type.Object({
  agentId: Type.String({ minLength: 1, maxLength: 80 }),
  customerIds: Type.Array(Type.String({ maxLength: 80 }), { maxItems: 1_000 }),
});
const validator = Compile(AnswerSchema);

/** A key of the one right for the one call: where no agent site stands elsewhere, nobody else ever has it. */
const withKey = async <T>({ pool, nowMs }: AgentAdmission, call: (key: string) => Promise<T>): Promise<T> => {
  const key = createToken();
  const name = `${ACTOR}:${key.slice(0, 6)}`;
  const wallMs = nowMs();
  await pool.query('delete from operator_token where starts_with(name, $1) and expires_at_ms <= $2', [
    `${ACTOR}:`,
    wallMs,
  ]);
  await pool.query(
    `insert into operator_token (name, token_hash, rights, created_at_ms, expires_at_ms)
     values ($1, $2, $3, $4, $5)`,
    [name, hashToken(key), [RIGHT], wallMs, wallMs + KEY_HOLDS_MS],
  );
  try {
    return await call(key);
  } finally {
    await pool.query('delete from operator_token where name = $1', [name]);
  }
};

const readCode = (said: unknown): string | undefined => {
  const code = (said as { error?: { code?: unknown } } | null)?.error?.code;
  return typeof code === 'string' && code.length <= 60 ? code : undefined;
};

/**
 * Asks the book whose token an agent came with, as any agent site would (docs/operations/customers.md, Agents).
 * @throws SandboxRefusal when the book doesn't admit him, or can't be asked
 */
export const admitAgent = async (parts: AgentAdmission, token: string): Promise<AgentDesk> => {
  const address = parts.addressOf();
  if (address === null) throw new SandboxRefusal('bookAway');
  return withKey(parts, async (key) => {
    const answer = await fetch(`${address}/api/operator/agents/admit`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWERS_WITHIN_MS),
    }).catch(() => null);
    const said: unknown = await answer?.json().catch(() => null);
    if (answer?.ok === true && validator.Check(said))
      return { agentId: said.agentId, customerIds: said.customerIds };
    throw new SandboxRefusal(readCode(said) === 'agentNotAdmitted' ? 'book:agentNotAdmitted' : 'bookAway');
  });
};
