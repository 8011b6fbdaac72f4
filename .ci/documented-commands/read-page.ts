import markdownIt, { type Token } from 'markdown-it';
import { slugOf } from './slug-of.ts';
import { type TypedCommand, splitCommands } from './split-commands.ts';

export interface Page {
  /** What a reader is told to type, in blocks and in the text. */
  readonly commands: ReadonlyArray<TypedCommand & { readonly line: number }>;
  /** Commands of the operator that are only named: `lineboard cash in`. */
  readonly named: ReadonlyArray<{ readonly line: number; readonly words: string }>;
  readonly links: ReadonlyArray<{ readonly line: number; readonly target: string }>;
  /** Names of headings, as `#…` of a link takes them. */
  readonly anchors: ReadonlySet<string>;
  /** First lines of fences that don't say what language they hold. */
  readonly nameless: readonly number[];
}

const SHELL = new Set(['sh', 'bash', 'shell']);
/** A fence with one of these right under a command is what the command prints. */
const PRINTED = new Set(['json', 'text']);
const TYPED = /^(?:npx|node|curl|promtool) |^npm (?:start|test|run)\b/;

/** Reads a page of Markdown. A block that is indented, and a fence of a shell, hold commands; other fences don't. */
export const readPage = (text: string): Page => {
  const tokens = markdownIt({ html: true }).parse(text, {});
  const commands: Array<TypedCommand & { line: number }> = [];
  const named: Array<{ line: number; words: string }> = [];
  const links: Array<{ line: number; target: string }> = [];
  const anchors = new Set<string>();
  const nameless: number[] = [];
  let line = 1;

  const readWords = (children: readonly Token[]): void => {
    for (const child of children) {
      const target = child.attrGet('href') ?? child.attrGet('src');
      if (target !== null) links.push({ line, target: String(target) });
      const content = child.content.replaceAll(/\s+/g, ' ').trim();
      if (child.type !== 'code_inline') continue;
      if (TYPED.test(content)) commands.push({ line, command: content, printed: null });
      if (content.startsWith('lineboard ')) named.push({ line, words: content });
    }
  };

  tokens.forEach((token, at) => {
    line = token.map === null ? line : token.map[0] + 1;
    const language = token.info.trim();
    const before = tokens[at - 1];
    if (token.type === 'heading_open') addAnchor(anchors, textOf(tokens[at + 1]));
    if (token.type === 'inline') readWords(token.children ?? []);
    if (token.type === 'code_block' || (token.type === 'fence' && SHELL.has(language))) {
      for (const typed of splitCommands(token.content)) commands.push({ ...typed, line });
    } else if (token.type === 'fence' && language === '') nameless.push(line);
    else if (token.type === 'fence' && PRINTED.has(language) && before?.type === 'fence') {
      const last = commands.pop();
      if (last !== undefined) commands.push({ ...last, printed: token.content });
    }
  });
  return { commands, named, links, anchors, nameless };
};

const textOf = (heading: Token | undefined): string =>
  (heading?.children ?? [])
    .filter(({ type }) => type === 'text' || type === 'code_inline')
    .map(({ content }) => content)
    .join('');

/** The second heading of a name is told from the first by a number. */
const addAnchor = (anchors: Set<string>, heading: string): void => {
  const slug = slugOf(heading);
  let name = slug;
  for (let count = 1; anchors.has(name); count++) name = `${slug}-${count}`;
  anchors.add(name);
};
