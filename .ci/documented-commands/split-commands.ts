export interface TypedCommand {
  /** The command in one line, as somebody would type it. */
  readonly command: string;
  /** What the page says that it prints; null where it doesn't say. */
  readonly printed: string | null;
}

const PROMPT = '$ ';
const REMARK = /\s{2,}# .*$/;

/**
 * The commands of a block. One may take several lines, by a backslash or within quotes; a remark after `  # ` is none
 * of it. In a block with prompts (`$ `) everything else is what the commands print.
 */
export const splitCommands = (block: string): TypedCommand[] => {
  const lines = block.split('\n');
  const hasPrompts = lines.some((line) => line.startsWith(PROMPT));
  const found: Array<{ command: string; printed: string[] }> = [];
  let open: string | null = null;
  for (const line of lines) {
    if (open !== null) open += `\n${line}`;
    else if (hasPrompts && !line.startsWith(PROMPT)) found.at(-1)?.printed.push(line);
    else if (line.trim() !== '' && !line.startsWith('#'))
      open = (hasPrompts ? line.slice(PROMPT.length) : line).replace(REMARK, '');
    if (open === null || isUnfinished(open)) continue;
    found.push({ command: inOneLine(open), printed: [] });
    open = null;
  }
  if (open !== null) throw new Error(`A command never ends: ${open}`);
  return found.map(({ command, printed }) => ({
    command,
    printed: hasPrompts ? printed.join('\n').trim() : null,
  }));
};

const isUnfinished = (text: string): boolean => text.endsWith('\\') || quoteAtEnd(text) !== null;

/** @returns the quote that the text ends within */
const quoteAtEnd = (text: string): string | null => {
  let quote: string | null = null;
  for (const [mark] of text.matchAll(/\\.|['"]/g)) {
    if (mark.length > 1) continue;
    if (quote === null) quote = mark;
    else if (quote === mark) quote = null;
  }
  return quote;
};

const inOneLine = (text: string): string => text.replaceAll('\\\n', ' ').replaceAll(/\s+/g, ' ').trim();
