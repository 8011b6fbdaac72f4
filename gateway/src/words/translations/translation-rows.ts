import type { Language } from '@lineboard/domain/ground/language/languages';
import type { TextOverlay, TextSuggestion } from '@lineboard/domain/words/translations/translation.schema';
import type pg from 'pg';
import type { LeftJoined } from '../../ground/database/left-joined.ts';

type Queryable = Pick<pg.Pool, 'query'> | Pick<pg.PoolClient, 'query'>;

export interface TextPlace {
  language: Language;
  key: string;
}

/** Texts that replace the site's own. */
export const readOverlay = async (database: Queryable, language: Language): Promise<TextOverlay> => {
  const { rows } = await database.query<{ version: number } & LeftJoined<{ key: string; text: string }>>(
    `select v.version, t.text_key as key, t.body as text
     from translation_version v left join translation t on t.language = $1 order by t.text_key`,
    [language],
  );
  const texts = rows.flatMap(({ key, text }) => (key === null ? [] : [{ key, text }]));
  return { version: rows[0]?.version ?? 0, texts };
};

/** One at a time changes texts or counts suggestions. */
export const holdTranslations = async (client: pg.PoolClient): Promise<void> => {
  await client.query('select from translation_version for update');
};

/** @returns null: the site's own applies */
export const readTranslation = async (
  client: pg.PoolClient,
  { language, key }: TextPlace,
): Promise<string | null> => {
  const { rows } = await client.query<{ body: string }>(
    'select body from translation where language = $1 and text_key = $2',
    [language, key],
  );
  return rows[0]?.body ?? null;
};

/** Writes a text of the held ones. @param text null: the site's own applies again */
export const writeTranslation = async (
  client: pg.PoolClient,
  { language, key, text, wallMs }: TextPlace & { text: string | null; wallMs: number },
): Promise<void> => {
  if (text === null)
    await client.query('delete from translation where language = $1 and text_key = $2', [language, key]);
  else
    await client.query(
      `insert into translation (language, text_key, body, changed_at_ms) values ($1, $2, $3, $4)
       on conflict (language, text_key) do update set body = excluded.body, changed_at_ms = excluded.changed_at_ms`,
      [language, key, text, wallMs],
    );
  await client.query('update translation_version set version = version + 1');
};

export const readOwnSuggestions = async (
  database: Queryable,
  customerId: string,
): Promise<TextSuggestion[]> => {
  const { rows } = await database.query<TextSuggestion>(
    `select language, text_key as key, body as text from text_suggestion
     where customer_id = $1 order by suggestion_id`,
    [customerId],
  );
  return rows;
};
