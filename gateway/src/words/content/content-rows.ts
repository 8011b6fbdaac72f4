import type { Language } from '@lineboard/domain/ground/language/languages';
import type pg from 'pg';
import { createStatement } from '../../ground/database/create-statement.ts';

/** One text of a page in one language. */
export interface ContentVersion {
  pageId: string;
  language: Language;
  version: number;
  title: string;
  text: string;
  /** The operator who wrote it; null: it came with the site. */
  actor: string | null;
  changedAtMs: number;
}

type Queryable = Pick<pg.Pool, 'query'> | Pick<pg.PoolClient, 'query'>;

const COLUMNS = `page_id as "pageId", language, version, title, body as text, actor, changed_at_ms as "changedAtMs"`;

const selectVersion = createStatement<{ pageId: string; language: string; version: number | null }>(
  'select-content-version',
  `select ${COLUMNS} from content_version
   where page_id = :pageId and language = :language and (:version::integer is null or version = :version)
   order by version desc limit 1`,
);

/** @param version null means the latest @returns null when there is none */
export const readVersion = async (
  database: Queryable,
  { pageId, language, version = null }: { pageId: string; language: Language; version?: number | null },
): Promise<ContentVersion | null> => {
  const { rows } = await database.query<ContentVersion>(selectVersion({ pageId, language, version }));
  return rows[0] ?? null;
};

const SELECT_LATEST = `
select distinct on (p.rules_position, v.page_id, v.language) ${COLUMNS.replace('page_id', 'v.page_id')},
  p.rules_position as "rulesPosition"
from content_version v join content_page p using (page_id)
order by p.rules_position nulls last, v.page_id, v.language, v.version desc`;

export type LatestVersion = ContentVersion & { rulesPosition: number | null };

/** Reads the latest text of every page in every language, with the pages of the rules first, in their order. */
export const readLatestVersions = async (database: Queryable): Promise<LatestVersion[]> => {
  const { rows } = await database.query<LatestVersion>(SELECT_LATEST);
  return rows;
};

/** Gives the page `$1` the place `$2` among the rules; 0 means that it isn't one of them. */
export const PLACE_PAGE = 'update content_page set rules_position = nullif($2, 0) where page_id = $1';

/** Locks a page until the transaction ends, so that two simultaneous texts get two versions. */
export const holdPage = async (client: pg.PoolClient, pageId: string): Promise<void> => {
  await client.query('insert into content_page (page_id) values ($1) on conflict do nothing', [pageId]);
  await client.query('select from content_page where page_id = $1 for update', [pageId]);
};

/** Adds a text to a locked page. @returns its version */
export const addVersion = async (
  client: pg.PoolClient,
  { pageId, language, title, text, actor, changedAtMs }: Omit<ContentVersion, 'version'>,
): Promise<number> => {
  const { rows } = await client.query<{ version: number }>(
    `insert into content_version (page_id, language, version, title, body, actor, changed_at_ms)
     select $1, $2, 1 + coalesce(max(version), 0), $3, $4, $5, $6 from content_version
     where page_id = $1 and language = $2 returning version`,
    [pageId, language, title, text, actor, changedAtMs],
  );
  return rows[0]!.version;
};
