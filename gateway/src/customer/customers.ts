import type { CustomerInfo, Restriction } from '@lineboard/domain/customer/customer';
import type { ChosenSettings } from '@lineboard/domain/customer/customer-settings';
import type { PriceType } from '@lineboard/domain/price/price-type';
import type { BalanceFigures } from '@lineboard/domain/customer/balance-figures';
import type { Database } from '../database/create-database.ts';
import type { Tables } from '../database/tables.ts';
import { writeAction } from './action-log.ts';
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

/** One customer's own data. Every id that comes in here was taken from the session, never from a call. */
export interface Customers {
  find(customerId: string): Promise<FoundCustomer | null>;
  balance(customerId: string): Promise<BalanceFigures | null>;
  changePriceType(customerId: string, priceType: PriceType): Promise<void>;
  /** @returns false when the customer has written too many lines today */
  logAction(customerId: string, action: string, detail: string | null): Promise<boolean>;
}

type SettingsRow = Pick<
  Tables['customer'],
  | 'web_home_page'
  | 'favorite_sport_type'
  | 'favorite_sport_sub_type'
  | 'favorite_team_id'
  | 'default_integration'
> & { web_language: string; web_pitcher_option: 'listed' | 'action'; web_remember_password: boolean };

const settingsOf = (row: SettingsRow): ChosenSettings => ({
  webLanguage: row.web_language,
  webHomePage: row.web_home_page,
  webPitcherOption: row.web_pitcher_option,
  favoriteSportType: row.favorite_sport_type,
  favoriteSportSubType: row.favorite_sport_sub_type,
  favoriteTeamId: row.favorite_team_id,
  webRememberPassword: row.web_remember_password,
  defaultIntegration: row.default_integration,
});

export const createCustomers = (database: Database, wallNowMs: () => number): Customers => {
  const { kysely } = database;
  const readAccount = (customerId: string) =>
    kysely
      .selectFrom('account as a')
      .innerJoin('customer as c', 'c.customer_id', 'a.customer_id')
      .where('a.customer_id', '=', customerId)
      .selectAll('c')
      .select(['a.current_balance_cents', 'a.at_risk_cents', 'a.free_play_balance_cents', 'a.version'])
      .executeTakeFirst();

  return {
    find: async (customerId) => {
      const row = await readAccount(customerId);
      if (row === undefined) return null;
      const [restrictions, limits, newMessages, timeLimit] = await Promise.all([
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
        countNewMessages(database.pool, [customerId]),
        kysely
          .selectFrom('own_limit')
          .select('amount')
          .where('customer_id', '=', customerId)
          .where('kind', '=', 'time')
          .executeTakeFirst(),
      ]);
      const customer: CustomerInfo = {
        ...bettingProfileOf({
          ...row,
          restrictions: restrictions satisfies Restriction[],
          limits: limits.map((limit) => ({
            sportType: limit.sport_type,
            sportSubType: limit.sport_sub_type,
            periodNumber: limit.period_number,
            limitType: limit.wager_type,
            maxBaseCents: limit.max_base_cents,
          })),
        }),
        customerId,
        agentId: row.agent_id,
        store: row.store,
        currency: row.currency,
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
        isTimeLimited: timeLimit !== undefined,
        newMessagesCount: newMessages.get(customerId) ?? 0,
        settings: settingsOf(row),
        favorites: row.favorites,
        maySuggestTexts: row.may_suggest_texts,
      };
      return {
        customer,
        balance: calculateBalance(row),
        isClosed: row.closed_at_ms !== null,
        isAgent: row.is_agent,
      };
    },
    balance: async (customerId) => {
      const row = await readAccount(customerId);
      return row === undefined ? null : calculateBalance(row);
    },
    changePriceType: async (customerId, priceType) => {
      await kysely
        .updateTable('customer')
        .set({ price_type: priceType })
        .where('customer_id', '=', customerId)
        .execute();
    },
    logAction: (customerId, action, detail) =>
      writeAction(database, { customerId, action, detail }, wallNowMs()),
  };
};
