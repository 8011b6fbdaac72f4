import { isLanguage } from '@lineboard/domain/ground/language/languages';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../../ground/database/create-database.ts';
import { inTransaction } from '../../ground/database/in-transaction.ts';
import { untilAnswered } from '../../ground/database/until-answered.ts';
import { findSource } from '../../ground/folders/folders.ts';
import { addVersion, type ContentVersion, holdPage, readVersion } from './content-rows.ts';
import { renderMarkdown } from './render-markdown.ts';

/** `pages/<language>/<page id>.md`. */
const PAGES = findSource('words/content/pages');

/** Pages in the menu of the rules, in this order: the sports rules, which open by default, and the other ones. */
const RULES_PAGES = ['13', 'wagertypes', 'sportsbook_rules'];

export type DefaultPage = Pick<ContentVersion, 'pageId' | 'language' | 'title' | 'text'>;

/** The texts that come with the site. */
export const readDefaultPages = (): DefaultPage[] =>
  readdirSync(PAGES)
    .filter(isLanguage)
    .flatMap((language) =>
      readdirSync(join(PAGES, language)).map((file) => {
        const text = readFileSync(join(PAGES, language, file), 'utf8');
        const title = renderMarkdown(text)?.title;
        if (title === undefined) throw new Error(`${language}/${file} has no title`);
        return { pageId: file.replace(/\.md$/, ''), language, title, text };
      }),
    );

/** Fills the pages that no operator has written with the site's default texts; an operator's text always stays. */
export const seedContent = async (
  database: Database,
  wallMs: number,
  pages: readonly DefaultPage[] = readDefaultPages(),
): Promise<void> => {
  for (const page of pages)
    await untilAnswered(() =>
      inTransaction(database.pool, async (client) => {
        await holdPage(client, page.pageId);
        const latest = await readVersion(client, page);
        if (latest !== null && (latest.actor !== null || latest.text === page.text)) return;
        await addVersion(client, { ...page, actor: null, changedAtMs: wallMs });
        const place = RULES_PAGES.indexOf(page.pageId) + 1;
        if (latest === null && place > 0)
          await client.query(
            'update content_page set rules_position = $2 where page_id = $1 and rules_position is null',
            [page.pageId, place],
          );
      }),
    );
};
