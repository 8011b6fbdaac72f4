import { findUnknownFigures, fillFigures } from '@lineboard/domain/words/content/fill-figures';
import type { Language } from '@lineboard/domain/ground/language/languages';
import type { CONTENT_COMMANDS } from '@lineboard/domain/desk/operator/content-commands.schema';
import {
  addVersion,
  type ContentVersion,
  holdPage,
  PLACE_PAGE,
  readLatestVersions,
  readVersion,
} from '../../words/content/content-rows.ts';
import { renderMarkdown, type RenderedContent } from '../../words/content/render-markdown.ts';
import { createStatement } from '../../ground/database/create-statement.ts';
import type { CommandContext, Run, Runs } from './command.ts';
import type { CommandAnswer } from '@lineboard/domain/desk/operator/commands.schema';

const MOST_LISTED = 100;

const describe = ({ version, title, text, changedAtMs, actor }: ContentVersion) => ({
  version,
  title,
  characters: text.length,
  changedAtMs,
  actor,
});

const list: Run<'content list'> = async ({ client }) => {
  const versions = await readLatestVersions(client);
  return {
    answer: versions.map(({ pageId, language, rulesPosition, ...version }) => ({
      pageId,
      language,
      ...describe({ pageId, language, ...version }),
      rulesPosition,
    })),
  };
};

type Where = Pick<ContentVersion, 'pageId' | 'language'>;

type Finding = CommandContext<'content show' | 'content restore'>;
type Rendering = CommandContext<'content set' | 'content preview' | 'content restore'>;

/** The text that was asked for, or why there is none. */
const find = async (
  { client, refuse }: Finding,
  where: Where,
  version: number | undefined,
): Promise<ContentVersion> => {
  const latest = await readVersion(client, where);
  if (latest === null) return refuse('unknownPage', where);
  if (version === undefined) return latest;
  const found = await readVersion(client, { ...where, version });
  return found ?? refuse('unknownVersion', { ...where, version });
};

const show: Run<'content show'> = async (context, { version, ...where }) => {
  const found = await find(context as Finding, where, version);
  return { answer: { ...where, ...describe(found), text: found.text } };
};

/** Renders a page's text; refuses it when the page couldn't show it. */
const render = ({ refuse, figuresOf }: Rendering, language: Language, text: string): RenderedContent => {
  const figures = figuresOf(language);
  const [name] = findUnknownFigures(text, figures);
  if (name !== undefined) return refuse('unknownFigure', { name, names: [...figures.keys()].join(', ') });
  return renderMarkdown(fillFigures(text, figures)) ?? refuse('noTitle', {});
};

/** Adds a text to a page that is held. */
const write = async (
  { client, actor, wallMs }: Pick<CommandContext<'content set'>, 'client' | 'actor' | 'wallMs'>,
  where: Where,
  { title, text }: Pick<ContentVersion, 'title' | 'text'>,
) => {
  const added = { ...where, title, text, actor: actor.name, changedAtMs: wallMs };
  const version = await addVersion(client, added);
  return { ...where, ...describe({ ...added, version }) };
};

const set: Run<'content set'> = async (context, { text, rulesPosition, ...where }) => {
  const { client, refuse } = context;
  const { title } = render(context as Rendering, where.language, text);
  await holdPage(client, where.pageId);
  const latest = await readVersion(client, where);
  if (rulesPosition !== undefined) await client.query(PLACE_PAGE, [where.pageId, rulesPosition]);
  if (latest?.text === text) {
    if (rulesPosition === undefined) return refuse('nothingToChange', {});
    return { answer: { ...where, ...describe(latest) } };
  }
  const written = await write(context, where, { title, text });
  return { before: latest === null ? null : describe(latest), after: written, answer: written };
};

const preview: Run<'content preview'> = async (context, { language, text }) => {
  const { title, html, headings } = render(context as Rendering, language, text);
  return { answer: { title, html, anchors: headings.map(({ anchor }) => anchor) } };
};

const selectHistory = createStatement<Where & { before: number | null; most: number }>(
  'select-content-history',
  `select version, title, char_length(body) as characters, changed_at_ms as "changedAtMs", actor from content_version
   where page_id = :pageId and language = :language and (:before::integer is null or version < :before)
   order by version desc limit :most::integer`,
);

const history: Run<'content history'> = async ({ client, refuse }, { before = null, ...where }) => {
  const { rows } = await client.query<CommandAnswer<'content history'>[number]>(
    selectHistory({ ...where, before, most: MOST_LISTED }),
  );
  if (rows.length === 0 && before === null) return refuse('unknownPage', where);
  return { answer: rows };
};

const restore: Run<'content restore'> = async (context, { version, ...where }) => {
  const { client, refuse } = context;
  await holdPage(client, where.pageId);
  const latest = await find(context as Finding, where, undefined);
  const { text } = await find(context as Finding, where, version);
  if (text === latest.text) return refuse('nothingToChange', {});
  const { title } = render(context as Rendering, where.language, text);
  const written = await write(context, where, { title, text });
  return { before: describe(latest), after: written, answer: written };
};

export const CONTENT_RUNS: Runs<keyof typeof CONTENT_COMMANDS> = {
  'content list': list,
  'content show': show,
  'content set': set,
  'content preview': preview,
  'content history': history,
  'content restore': restore,
};
