import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import {
  type AffiliateSystem,
  affiliateSystemOf,
  playedAffiliateSystem,
} from '../../config/affiliate-system.ts';
import { asksAffiliateSystem, type FrameSources, type ProviderFrame } from '../../config/list-frames.ts';
import type { Database } from '../../ground/database/create-database.ts';
import { askJson } from '../../ground/http/ask-json.ts';
import { createSecretReader } from '../../ground/database/read-secret.ts';

/** The part of the answer that is read (spec 1 §7: `d.Token`); it has more fields. */
const AnswerSchema = Type.Object({
  d: Type.Object({ Token: Type.String({ pattern: '^[\\x21-\\x7e]{1,1000}$' }) }),
});
const validator = Compile(AnswerSchema);

/** Finds the system that makes a frame's token. @returns null: no affiliate system does */
export const createAffiliateSystems = (
  { config, sandboxOrigin = null }: Pick<FrameSources, 'config' | 'sandboxOrigin'>,
  database: Pick<Database, 'kysely'>,
): ((frame: ProviderFrame) => Promise<AffiliateSystem | null>) => {
  const readPassword = createSecretReader(database, 'sandbox affiliate password');
  return async (frame) => {
    if (!asksAffiliateSystem(frame)) return null;
    if (!frame.isSandbox || sandboxOrigin === null) return affiliateSystemOf(config);
    return playedAffiliateSystem(sandboxOrigin, await readPassword());
  };
};

const LIMITS = { withinMs: 4_000, mostBytes: 16_384 };

/**
 * A token of the affiliate system for one customer. Its password never leaves the gateway but to that system.
 *
 * @throws Error when it doesn't answer in time, too much, or with no token
 */
export const askAffiliateToken = async (
  { url, systemId, password }: AffiliateSystem,
  customerId: string,
): Promise<string> => {
  const body = JSON.stringify({ systemId, systemPassword: password, customerId });
  const said = await askJson(
    url,
    { method: 'POST', headers: { 'content-type': 'application/json' }, body },
    LIMITS,
  );
  if (!validator.Check(said)) throw new Error('the affiliate system answered without a token');
  return said.d.Token;
};
