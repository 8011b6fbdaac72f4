import type { OwnLimitsAnswer, RealityCheck } from '@lineboard/domain/account/own-limits/own-limit.schema';
import type { Database } from '../../ground/database/create-database.ts';
import { readOwnTerms } from '../own-limits/own-terms.ts';
import { readOwnFigures } from '../own-limits/read-own-figures.ts';

export interface OwnLimitsSource {
  database: Pick<Database, 'pool'>;
  wallNowMs: () => number;
  bookNowMs: () => number;
}

/** All that a customer has set for the own account, and what is left of it. */
export const readOwnLimitsAnswer = async (
  { database: { pool }, wallNowMs, bookNowMs }: OwnLimitsSource,
  customerId: string,
): Promise<OwnLimitsAnswer> => {
  const now = { wallMs: wallNowMs(), bookMs: bookNowMs() };
  const figures = await readOwnFigures(pool, customerId, await readOwnTerms(pool, customerId), now);
  const { rows } = await pool.query<{ minutes: RealityCheck }>(
    'select reality_check_minutes as minutes from customer where customer_id = $1',
    [customerId],
  );
  const none = { timeOut: null, limits: [] };
  return { ...(figures ?? none), realityCheckMinutes: rows[0]?.minutes ?? 0, nowMs: now.wallMs };
};
