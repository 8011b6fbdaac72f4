import {
  findTranslationFault,
  type TranslationFault,
} from '@lineboard/domain/words/translations/find-translation-fault';
import { MOST_WAITING, MOST_WAITING_OF_CUSTOMER } from '@lineboard/domain/words/translations/text-bounds';
import type { TextSuggestion } from '@lineboard/domain/words/translations/translation.schema';
import type pg from 'pg';
import type { Database } from '../../ground/database/create-database.ts';
import { inTransaction } from '../../ground/database/in-transaction.ts';
import type { BuiltInTexts } from './built-in-texts.ts';
import { holdTranslations, readTranslation } from './translation-rows.ts';

export type Suggested = 'done' | 'forbidden' | 'notFound' | 'full' | { fault: TranslationFault };

const isFull = async (client: pg.PoolClient, customerId: string): Promise<boolean> => {
  const { rows } = await client.query<{ own: number; all: number }>(
    `select count(*) filter (where customer_id = $1)::integer as own, count(*)::integer as all from text_suggestion`,
    [customerId],
  );
  return rows[0]!.own >= MOST_WAITING_OF_CUSTOMER || rows[0]!.all >= MOST_WAITING;
};

/** A second suggestion for a text replaces the first; one that equals the present text takes it back. */
export const suggestText = async (
  { pool }: Pick<Database, 'pool'>,
  builtInTexts: BuiltInTexts,
  customerId: string,
  { language, key, text }: TextSuggestion,
  wallMs: number,
): Promise<Suggested> =>
  inTransaction(pool, async (client) => {
    await holdTranslations(client);
    const { rows } = await client.query<{ may: boolean }>(
      'select may_suggest_texts as may from customer where customer_id = $1',
      [customerId],
    );
    if (rows[0]?.may !== true) return 'forbidden';
    const builtIn = builtInTexts.get(language)?.get(key);
    if (builtIn === undefined) return 'notFound';
    const fault = findTranslationFault(builtIn, text);
    // The site's own text may be suggested where another one has replaced it.
    if (fault !== null && fault !== 'same') return { fault };
    const removed = await client.query(
      'delete from text_suggestion where customer_id = $1 and language = $2 and text_key = $3',
      [customerId, language, key],
    );
    const shown = (await readTranslation(client, { language, key })) ?? builtIn;
    if (text === shown) return 'done';
    if (removed.rowCount === 0 && (await isFull(client, customerId))) return 'full';
    await client.query(
      `insert into text_suggestion (customer_id, language, text_key, built_in, body, suggested_at_ms)
       values ($1, $2, $3, $4, $5, $6)`,
      [customerId, language, key, builtIn, text, wallMs],
    );
    return 'done';
  });
