import { type Favorite, markFavorite } from '@lineboard/domain/account/settings/favorite';
import type { Database } from '../database/create-database.ts';
import { inTransaction } from '../database/in-transaction.ts';

/** @returns all of them as they are now; `full`: nothing was changed */
export const saveFavorite = async (
  { pool }: Pick<Database, 'pool'>,
  customerId: string,
  favorite: Favorite,
  isOn: boolean,
): Promise<readonly Favorite[] | 'full'> =>
  inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ favorites: readonly Favorite[] }>(
      'select favorites from customer where customer_id = $1 for update',
      [customerId],
    );
    const before = rows[0]?.favorites ?? [];
    const after = markFavorite(before, favorite, isOn);
    if (after !== 'full' && after !== before)
      await client.query('update customer set favorites = $2 where customer_id = $1', [
        customerId,
        JSON.stringify(after),
      ]);
    return after;
  });
