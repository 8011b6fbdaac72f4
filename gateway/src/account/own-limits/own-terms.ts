import { applyDueChange } from '@lineboard/domain/account/own-limits/change-own-limit';
import type { OwnLimit, TimeOut } from '@lineboard/domain/account/own-limits/own-limit.schema';
import { isTimeOutOn } from '@lineboard/domain/account/own-limits/time-out';
import type pg from 'pg';

/**
 * A customer's own limits and time-out as they are stored, including changes that are due and time-outs that are over.
 */
export interface OwnTerms {
  own_limits: readonly OwnLimit[];
  time_out: TimeOut | null;
}

/** The own terms of the customer `:customerId`, as columns of any statement. */
export const OWN_TERMS_COLUMNS = `
  (select coalesce(json_agg(json_build_object('kind', o.kind, 'period', o.period, 'amount', o.amount,
      'next', case when o.next_at_ms is not null then json_build_object('amount', o.next_amount, 'atMs', o.next_at_ms) end)
      order by o.kind, o.period), '[]')
     from own_limit o where o.customer_id = :customerId) as own_limits,
  (select json_build_object('length', t.length, 'beganAtMs', t.began_at_ms, 'endsAtMs', t.ends_at_ms)
     from time_out t where t.customer_id = :customerId) as time_out`;

const SELECT = `select ${OWN_TERMS_COLUMNS.replaceAll(':customerId', '$1')}`;

export const readOwnTerms = async (client: Pick<pg.Pool, 'query'>, customerId: string): Promise<OwnTerms> => {
  const { rows } = await client.query<OwnTerms>(SELECT, [customerId]);
  return rows[0] ?? { own_limits: [], time_out: null };
};

/** Nothing was ever set: most customers. */
export const isFreeOfOwnTerms = ({ own_limits: limits, time_out: timeOut }: OwnTerms): boolean =>
  limits.length === 0 && timeOut === null;

/** The terms that hold at a moment of the wall clock. */
export const applyDueChanges = ({ own_limits, time_out }: OwnTerms, wallMs: number): OwnTerms => ({
  own_limits: own_limits.flatMap((limit) => applyDueChange(limit, wallMs) ?? []),
  time_out: isTimeOutOn(time_out, wallMs) ? time_out : null,
});
