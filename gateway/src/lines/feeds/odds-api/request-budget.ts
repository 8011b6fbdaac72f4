import { sql } from 'kysely';
import type { Database } from '../../../ground/database/create-database.ts';

export const DAY_MS = 86_400_000;

/** What was taken out of the budget for one call. */
export interface Taken {
  day: number;
  cost: number;
}

/** How many requests there are to spend. What was spent is kept in the database, for all gateways and restarts. */
export interface RequestBudget {
  /** What is left of today's share. */
  leftToday(nowMs: number): Promise<number>;
  /** Before the call: nothing is asked that was not taken. @returns null when it is more than is left */
  take(cost: number, nowMs: number): Promise<Taken | null>;
  /** After the call: what it really cost, as the provider says. */
  settle(taken: Taken, cost: number): Promise<void>;
}

/** Counts days in UTC: the day's place in its month, and how many days of the month are left with it. */
const placeInMonth = (day: number): { firstDay: number; daysLeft: number } => {
  const date = new Date(day * DAY_MS);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  return {
    firstDay: Date.UTC(year, month) / DAY_MS,
    daysLeft: Date.UTC(year, month + 1) / DAY_MS - day,
  };
};

/** A day's share: an equal part of what the days before have left of the month, so that what is saved comes again. */
export const shareOfDay = (monthly: number, spentBefore: number, daysLeft: number): number =>
  Math.max(0, Math.floor((monthly - spentBefore) / daysLeft));

export const createRequestBudget = (
  { kysely }: Pick<Database, 'kysely'>,
  monthlyRequests: number,
): RequestBudget => {
  const shareOf = async (day: number): Promise<number> => {
    const { firstDay, daysLeft } = placeInMonth(day);
    const { spent } = await kysely
      .selectFrom('odds_api_spending')
      .select(sql<number>`coalesce(sum(spent), 0)::int`.as('spent'))
      .where('day', '>=', firstDay)
      .where('day', '<', day)
      .executeTakeFirstOrThrow();
    return shareOfDay(monthlyRequests, spent, daysLeft);
  };
  const dayOf = (nowMs: number): number => Math.floor(nowMs / DAY_MS);
  return {
    leftToday: async (nowMs) => {
      const day = dayOf(nowMs);
      const row = await kysely
        .selectFrom('odds_api_spending')
        .select('spent')
        .where('day', '=', day)
        .executeTakeFirst();
      return Math.max(0, (await shareOf(day)) - (row?.spent ?? 0));
    },
    take: async (cost, nowMs) => {
      const day = dayOf(nowMs);
      const share = await shareOf(day);
      if (cost > share) return null;
      const row = await kysely
        .insertInto('odds_api_spending')
        .values({ day, spent: cost })
        .onConflict((conflict) =>
          conflict
            .column('day')
            .doUpdateSet({ spent: sql<number>`odds_api_spending.spent + excluded.spent` })
            .where(sql<number>`odds_api_spending.spent + excluded.spent`, '<=', share),
        )
        .returning('spent')
        .executeTakeFirst();
      return row === undefined ? null : { day, cost };
    },
    settle: async ({ day, cost: taken }, cost) => {
      if (cost === taken) return;
      await kysely
        .updateTable('odds_api_spending')
        .set({ spent: sql<number>`greatest(0, spent + ${cost - taken})` })
        .where('day', '=', day)
        .execute();
    },
  };
};
