import { parse } from 'postcss';

/** The file that names widths and heights of screens; no other may have `@custom-media`. */
export const BREAKPOINTS_FILE = 'client/src/ground/ui/breakpoints.css';

const SPACING = /^(?:padding|margin|gap|row-gap|column-gap|scroll-margin|scroll-padding)(?:-|$)/;
const SIZE = /^(?:(?:min-|max-)?(?:width|height|inline-size|block-size)|line-height)$/;
const PIXELS = /(?<![\w.-])(-?)(\d+(?:\.\d+)?)px\b/g;
const STEP_OR_LAYER = /var\((--lb-(?:space|layer)-[\w-]+)\)/g;
const SCREEN_LENGTH = /\d(?:px|em|rem)\b/;

/** Names of tokens by their pixels. */
export interface SizeTokens {
  /** All steps and layers. */
  readonly names: ReadonlySet<string>;
  readonly spacing: ReadonlyMap<string, string>;
  readonly touch: ReadonlyMap<string, string>;
}

interface RawValue {
  /** Counted from 1. */
  readonly line: number;
  /** What is written and what to write instead. */
  readonly message: string;
}

/** @param css of tokens.css @throws Error when it has no spacing or no touch size */
export function readSizeTokens(css: string): SizeTokens {
  const names = new Set<string>();
  const spacing = new Map<string, string>();
  const touch = new Map<string, string>();
  const root = parse(css);
  root.walkDecls(/^--lb-(?:space|layer)-/, ({ prop }) => void names.add(prop));
  root.walkDecls(/^--lb-(?:space-|touch$)/, ({ prop, value }) => {
    (prop === '--lb-touch' ? touch : spacing).set(value.replace(/px$/, ''), prop);
  });
  if (spacing.size === 0 || touch.size === 0)
    throw new Error('no --lb-space-… or no --lb-touch among the tokens');
  return { names, spacing, touch };
}

/** Breakpoints, layers and sizes of a style sheet that are written as numbers although they have a name. */
export function findRawValues(path: string, css: string, tokens: SizeTokens): RawValue[] {
  const found: RawValue[] = [];
  const root = parse(css, { from: path });
  root.walkAtRules(/^(?:custom-)?media$/, ({ name, params, source }) => {
    const isRaw = name === 'media' ? SCREEN_LENGTH.test(params) : path !== BREAKPOINTS_FILE;
    if (isRaw)
      found.push({
        line: source?.start?.line ?? 0,
        message: `@${name} ${params}: name it in ${BREAKPOINTS_FILE}`,
      });
  });
  root.walkDecls(({ prop, value, source }) => {
    const line = source?.start?.line ?? 0;
    if (prop === 'z-index' && /\d/.test(value.replace(/var\([^)]*\)/g, '')))
      found.push({ line, message: `z-index: ${value}: name the layer in tokens.css (--lb-layer-…)` });
    for (const [written, name = ''] of value.matchAll(STEP_OR_LAYER))
      if (!tokens.names.has(name)) found.push({ line, message: `${written} is not in tokens.css` });
    const byPixels = SPACING.test(prop) ? tokens.spacing : SIZE.test(prop) ? tokens.touch : null;
    for (const [written, minus = '', px = ''] of byPixels === null ? [] : value.matchAll(PIXELS)) {
      const name = byPixels?.get(px);
      if (name === undefined) continue;
      const instead = minus === '' ? `var(${name})` : `calc(-1 * var(${name}))`;
      found.push({ line, message: `${prop}: ${written} is ${instead}` });
    }
  });
  return found.sort((a, b) => a.line - b.line);
}
