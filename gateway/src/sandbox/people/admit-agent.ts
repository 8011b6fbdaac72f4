import type { AgentDesk } from '@lineboard/domain/sandbox/sandbox-answers';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { SandboxRefusal } from '../sandbox-refusal.ts';

export interface AgentAdmission {
  /** The book's own address, null until it listens. */
  addressOf: () => string | null;
  /**
   * Lends the book's key for one call, which may take this long: without a real agent site, nobody else has such a key.
   */
  lendKey: <T>(holdsMs: number, call: (key: string) => Promise<T>) => Promise<T>;
}

const ANSWERS_WITHIN_MS = 5_000;
const KEY_HOLDS_MS = 4 * ANSWERS_WITHIN_MS;

const AnswerSchema = Type.Object({
  agentId: Type.String({ minLength: 1, maxLength: 80 }),
  customerIds: Type.Array(Type.String({ maxLength: 80 }), { maxItems: 1_000 }),
});
const validator = Compile(AnswerSchema);

const readCode = (said: unknown): string | undefined => {
  const code = (said as { error?: { code?: unknown } } | null)?.error?.code;
  return typeof code === 'string' && code.length <= 60 ? code : undefined;
};

/**
 * Asks the book which agent a token belongs to, as any agent site would (docs/operations/customers.md, Agents).
 * @throws SandboxRefusal when the book doesn't admit him, or can't be asked
 */
export const admitAgent = async (parts: AgentAdmission, token: string): Promise<AgentDesk> => {
  const address = parts.addressOf();
  if (address === null) throw new SandboxRefusal('bookAway');
  return parts.lendKey(KEY_HOLDS_MS, async (key) => {
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
