import type { BalanceFigures } from '@lineboard/domain/account/customer/balance-figures.schema';
import type {
  CustomerInfo,
  Restriction,
  WagerLimit,
} from '@lineboard/domain/account/customer/customer.schema';
import type { ChosenSettings } from '@lineboard/domain/account/settings/customer-settings';
import type { TimeOut } from '@lineboard/domain/account/own-limits/own-limit.schema';
import { isTimeOutOn } from '@lineboard/domain/account/own-limits/time-out';
import type { Selectable } from 'kysely';
import type { Database } from '../database/create-database.ts';
import type { Tables } from '../database/tables.ts';
import { bettingProfileOf } from './betting-profile.ts';
import { calculateBalance } from './calculate-balance.ts';
import { countNewMessages } from './count-new-messages.ts';

export interface FoundCustomer {
  customer: CustomerInfo;
  balance: BalanceFigures;
  /** Nobody signs in to it any more. */
  isClosed: boolean;
  /** Signs in to the agent site, and never here. */
  isAgent: boolean;
}

/** @returns the customer's row with what of the account makes the balance */
export const readAccount = ({ kysely }: Pick<Database, 'kysely'>, customerId: string) =>
  kysely
    .selectFrom('account as a')
    .innerJoin('customer as c', 'c.customer_id', 'a.customer_id')
    .where('a.customer_id', '=', customerId)
    .selectAll('c')
    .select(['a.current_balance_cents', 'a.at_risk_cents', 'a.free_play_balance_cents', 'a.version'])
    .executeTakeFirst();

type CustomerRow = Selectable<Tables['customer']>;

const settingsOf = (row: CustomerRow): ChosenSettings => ({
  webLanguage: row.web_language,
  webHomePage: row.web_home_page,
  webPitcherOption: row.web_pitcher_option,
  favoriteSportType: row.favorite_sport_type,
  favoriteSportSubType: row.favorite_sport_sub_type,
  favoriteTeamId: row.favorite_team_id,
  webRememberPassword: row.web_remember_password,
  defaultIntegration: row.default_integration,
  priceAcceptance: row.price_acceptance,
});

/** Among what customers set for themselves, this is what applies on a page whatever is bet there. */
const SELECT_OWN = `
select exists (select from own_limit where customer_id = $1 and kind = 'time') as "isTimeLimited",
  (select json_build_object('length', length, 'beganAtMs', began_at_ms, 'endsAtMs', ends_at_ms)
     from time_out where customer_id = $1) as "timeOut"`;

const readBesides = async ({ kysely, pool }: Database, customerId: string, wallMs: number) => {
  const [restrictions, limits, newMessages, own] = await Promise.all([
    kysely
      .selectFrom('customer_restriction')
      .select(['code', 'params'])
      .where('customer_id', '=', customerId)
      .orderBy('code')
      .execute(),
    kysely
      .selectFrom('customer_limit')
      .selectAll()
      .where('customer_id', '=', customerId)
      .orderBy('limit_id')
      .execute(),
    countNewMessages(pool, [customerId]),
    pool.query<{ isTimeLimited: boolean; timeOut: TimeOut | null }>(SELECT_OWN, [customerId]),
  ]);
  const { isTimeLimited, timeOut } = own.rows[0]!;
  return {
    restrictions: restrictions satisfies Restriction[],
    limits: limits.map(
      (limit): WagerLimit => ({
        sportType: limit.sport_type,
        sportSubType: limit.sport_sub_type,
        periodNumber: limit.period_number,
        limitType: limit.wager_type,
        maxBaseCents: limit.max_base_cents,
      }),
    ),
    newMessagesCount: newMessages.get(customerId) ?? 0,
    isTimeLimited,
    timeOut: isTimeOutOn(timeOut, wallMs) ? timeOut : null,
  };
};

const describeCustomer = (
  row: CustomerRow,
  { restrictions, limits, ...besides }: Awaited<ReturnType<typeof readBesides>>,
): CustomerInfo => ({
  ...bettingProfileOf({ ...row, restrictions, limits }),
  ...besides,
  customerId: row.customer_id,
  agentId: row.agent_id,
  store: row.store,
  priceType: row.price_type,
  creditLimitCents: row.credit_limit_cents,
  isDemo: row.is_demo,
  isOffline: row.is_offline,
  customerIsABot: row.customer_is_a_bot,
  isAffiliate: row.is_affiliate,
  integrationId: row.integration_id,
  showBetSlipInWebSite: row.show_bet_slip_in_web_site,
  mustChangePassword: row.must_change_password,
  timeZone: row.time_zone,
  commentsForCustomer: row.comments_for_customer,
  commentsWrittenAtMs: row.comments_written_at_ms,
  commentsExpireAtMs: row.comments_expire_at_ms,
  commentsHidden: row.comments_hidden,
  realityCheckMinutes: row.reality_check_minutes,
  settings: settingsOf(row),
  favorites: row.favorites,
  maySuggestTexts: row.may_suggest_texts,
});

/**
 * @param wallMs the wall clock, by which time-outs go
 * @returns null when there is no such customer
 */
export const findCustomer = async (
  database: Database,
  customerId: string,
  wallMs: number,
): Promise<FoundCustomer | null> => {
  const row = await readAccount(database, customerId);
  if (row === undefined) return null;
  return {
    customer: describeCustomer(row, await readBesides(database, customerId, wallMs)),
    balance: calculateBalance(row),
    isClosed: row.closed_at_ms !== null,
    isAgent: row.is_agent,
  };
};
