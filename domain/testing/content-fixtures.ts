import type { ContentPage, RuleMenuEntry } from '../src/words/content/content.ts';

export const createPage = (changed: Partial<ContentPage> = {}): ContentPage => ({
  pageId: '13',
  language: 'en',
  title: 'Sports Rules',
  html: '<h2 id="content-football">Football</h2><p>Four quarters. See <a href="#soccer">soccer</a>.</p><h2 id="content-soccer">Soccer</h2><p>Regulation.</p>',
  version: 1,
  changedAtMs: 1_800_000_000_000,
  ...changed,
});

/** A page of the menu of the rules with its parts: anchor → label. */
export const createMenuPart = (
  pageId: string,
  menu: string,
  parts: Readonly<Record<string, string>> = {},
): RuleMenuEntry[] => [
  { pageId, objectId: pageId, url: `/rules/${pageId}`, label: menu, menu },
  ...Object.entries(parts).map(([anchor, label]) => ({
    pageId,
    objectId: `${pageId}/${anchor}`,
    url: `/rules/${anchor}`,
    label,
    menu,
  })),
];
