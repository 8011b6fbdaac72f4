import { wagerOfBet } from '@lineboard/domain/books/open-bets/wager-of-bet';
import type { LegResult, Wager, WagerTerms } from '@lineboard/domain/betting/wager/wager';
import type { Kysely, Selectable } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type pg from 'pg';
import type { Tables } from '../../ground/database/tables.ts';
import { completeTerms, enteredOfItem } from './guess-entered.ts';
import { pickOf } from './pick-of-item.ts';
import { parseLegResult } from './leg-result-text.ts';
import type { TypedQuery } from '../../ground/database/typed-query.ts';

/** One item as it is stored in the database. */
export type StoredItem = Selectable<Tables['wager_item']>;

type PayoutCaps = Pick<
  Selectable<Tables['customer']>,
  'parlay_max_payout_cents' | 'round_robin_max_payout_cents' | 'if_bet_max_payout_cents'
>;

/** A wager with all its items, at one moment. */
export interface StoredWager extends Selectable<Tables['wager']>, PayoutCaps {
  accepted_book_ms: number;
  store: string;
  /** In their order. */
  items: StoredItem[];
}

/** Every wager with its items, to be narrowed; `w` is the wager, `t` its ticket. */
export const selectWagers = (kysely: Kysely<Tables>) =>
  kysely
    .selectFrom('wager as w')
    .innerJoin('ticket as t', 't.ticket_number', 'w.ticket_number')
    .innerJoin('customer as c', 'c.customer_id', 'w.customer_id')
    .selectAll('w')
    .select([
      't.accepted_book_ms',
      'c.store',
      'c.parlay_max_payout_cents',
      'c.round_robin_max_payout_cents',
      'c.if_bet_max_payout_cents',
    ])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('wager_item as i')
          .selectAll('i')
          .whereRef('i.ticket_number', '=', 'w.ticket_number')
          .whereRef('i.wager_number', '=', 'w.wager_number')
          .orderBy('i.item_number'),
      ).as('items'),
    );

/** Reads only these wagers, of any customer. @param refs at least one */
export const selectWagersOf = (
  kysely: Kysely<Tables>,
  refs: ReadonlyArray<Pick<StoredWager, 'ticket_number' | 'wager_number'>>,
) =>
  selectWagers(kysely).where((eb) =>
    eb(
      eb.refTuple('w.ticket_number', 'w.wager_number'),
      'in',
      refs.map((ref) => eb.tuple(ref.ticket_number, ref.wager_number)),
    ),
  );

/** Runs a narrowed selection where the caller wants it: on the pool, or inside a transaction. */
export const readWagers = async (
  client: pg.Pool | pg.PoolClient,
  query: TypedQuery<StoredWager>,
): Promise<StoredWager[]> => {
  const { sql, parameters } = query.compile();
  const { rows } = await client.query<StoredWager>(sql, [...parameters]);
  return rows;
};

/** Open spots change after posting, so their column counts. */
export const termsOf = ({
  terms: kept,
  open_spots: openSpots,
  items,
}: Pick<StoredWager, 'terms' | 'open_spots' | 'items'>): WagerTerms => {
  if (kept === null) return { kind: 'straight' };
  const terms = completeTerms(kept, items);
  return 'openSpots' in terms ? { ...terms, openSpots } : terms;
};

/**
 * The data that decides its money, as it was accepted: a cut follows from the parent's outcome, which is decided first.
 */
export const wagerOf = (stored: StoredWager): { wager: Wager; results: LegResult[] } =>
  wagerOfBet({
    terms: termsOf(stored),
    freePlayFlag: stored.free_play_flag,
    cut: null,
    items: stored.items.map((item) => ({
      pick: pickOf(item),
      sportType: item.sport_type,
      pitcher1ReqFlag: item.pitcher1_req_flag,
      pitcher2ReqFlag: item.pitcher2_req_flag,
      finalPrice: item.final_price,
      finalLine: item.ruled_line ?? item.final_line,
      settledPrice: item.settled_price,
      riskCents: item.risk_cents,
      toWinCents: item.to_win_cents,
      entered: enteredOfItem(item),
      result: parseLegResult(item),
    })),
  });
