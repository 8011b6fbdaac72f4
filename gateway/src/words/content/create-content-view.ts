import type { ContentPage, RuleMenuEntry } from '@lineboard/domain/words/content/content';
import { fillFigures } from '@lineboard/domain/words/content/fill-figures';
import type { Language } from '@lineboard/domain/ground/language/languages';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../ground/database/create-database.ts';
import { type ContentVersion, readLatestVersions, readVersion } from './content-rows.ts';
import type { FiguresOf } from './figures-of.ts';
import { renderMarkdown, type RenderedContent } from './render-markdown.ts';

/** Pages as visitors read them. */
export interface ContentView {
  /** @returns null when there is no such page, in English either */
  page(pageId: string, language: Language): Promise<ContentPage | null>;
  rulesMenu(language: Language): Promise<RuleMenuEntry[]>;
}

/** A text is rendered once: versions never change, and figures not while the gateway runs. */
const MOST_RENDERED = 200;

/** Headings of this level have an entry of their own in the menu. */
const MENU_LEVEL = 2;

const UNTITLED: RenderedContent = { title: '', html: '', headings: [] };

export const createContentView = (database: Pick<Database, 'pool'>, figuresOf: FiguresOf): ContentView => {
  const rendered = new LRUCache<string, RenderedContent>({ max: MOST_RENDERED });

  const render = ({ pageId, language, version, text }: ContentVersion): RenderedContent => {
    const key = `${pageId}/${language}/${version}`;
    const known = rendered.get(key);
    if (known !== undefined) return known;
    const content = renderMarkdown(fillFigures(text, figuresOf(language))) ?? UNTITLED;
    rendered.set(key, content);
    return content;
  };

  return {
    page: async (pageId, language) => {
      const found =
        (await readVersion(database.pool, { pageId, language })) ??
        (await readVersion(database.pool, { pageId, language: 'en' }));
      if (found === null) return null;
      const { title, html } = render(found);
      const { version, changedAtMs } = found;
      return { pageId, language: found.language, title, html, version, changedAtMs };
    },
    rulesMenu: async (language) => {
      const rules = (await readLatestVersions(database.pool)).filter(
        ({ rulesPosition }) => rulesPosition !== null,
      );
      const pages = [...Map.groupBy(rules, ({ pageId }) => pageId).values()].flatMap(
        (versions) =>
          versions.find((each) => each.language === language) ??
          versions.find((each) => each.language === 'en') ??
          [],
      );
      return pages.flatMap((page) => listEntries(page.pageId, render(page)));
    },
  };
};

/** The page by its own id, and beneath it its parts by their anchors. */
const listEntries = (pageId: string, { title, headings }: RenderedContent): RuleMenuEntry[] => {
  const entry = (objectId: string, place: string, label: string): RuleMenuEntry => ({
    pageId,
    objectId,
    url: `/rules/${place}`,
    label: label.slice(0, 200),
    menu: title,
  });
  return [
    entry(pageId, pageId, title),
    ...headings
      .filter(({ level }) => level === MENU_LEVEL)
      .map(({ anchor, text }) => entry(`${pageId}/${anchor}`, anchor, text)),
  ];
};
