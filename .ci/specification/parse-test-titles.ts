import { parseSync } from 'oxc-parser';
import { createLiterals, type Literals } from './literals.ts';
import { type Node, nodesOf } from './syntax-node.ts';

export interface TestTitle {
  /** The title's beginning, as far as the source has it. */
  readonly title: string;
  /** Line in the file, from 1. */
  readonly line: number;
  /** False for skipped, todo and expected-to-fail tests, also by the `describe` around them. */
  readonly proves: boolean;
  /** The title begins with a row's id that can't be told from the source. */
  readonly unreadable: boolean;
}

export interface TestFile {
  /** Path from the repository's root, with forward slashes. */
  readonly path: string;
  readonly titles: readonly TestTitle[];
}

interface TestCall {
  readonly modifiers: readonly string[];
  readonly title: Node;
  /** The argument of `.each` and `.for`. */
  readonly table: Node | undefined;
}

const PROVES_NOTHING = /^(?:skip|todo|fails|fail|fixme)$/;
/** `test.step` and the like are inside tests or around them. */
const NO_TEST = /^(?:describe|beforeEach|beforeAll|afterEach|afterAll|step|use|extend)$/;
const TABLE = /^(?:each|for|prop|skipIf|runIf)$/;

/**
 * Titles of `it(…)` and `test(…)` with all their modifiers and tables. A title that begins with a placeholder (`${id}`,
 * `%s`, `$id`) has one entry per value that the loop or table around it names in the source.
 */
export function parseTestTitles(path: string, source: string): TestTitle[] {
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const root = program as unknown as Node;
  const titles: TestTitle[] = [];
  const visit = (node: Node, literals: Literals, isSkipped: boolean): void => {
    const inner = literals.enter(node);
    const call = readCall(node);
    const skips = isSkipped || (call?.modifiers.some((modifier) => PROVES_NOTHING.test(modifier)) ?? false);
    if (call !== undefined && !call.modifiers.some((modifier) => NO_TEST.test(modifier))) {
      const line = source.slice(0, node.start).split('\n').length;
      for (const found of inner.readTitle(call.title, call.table))
        titles.push({ ...found, line, proves: !skips });
    }
    for (const child of nodesOf(node)) visit(child, inner, skips);
  };
  visit(root, createLiterals(root), false);
  return titles;
}

/**
 * `it.skip.each(table)('title', …)`: what is between the name and the title. A group has the modifier `describe`.
 */
function readCall(node: Node): TestCall | undefined {
  const [title] = node.arguments ?? [];
  if (node.type !== 'CallExpression' || title === undefined) return undefined;
  let table: Node | undefined;
  let callee = node.callee;
  const isTable = callee?.type === 'CallExpression' || callee?.type === 'TaggedTemplateExpression';
  if (isTable) {
    table = callee?.arguments?.[0];
    callee = callee?.callee ?? callee?.tag;
  }
  const words: string[] = [];
  while (callee?.type === 'MemberExpression') {
    words.unshift(callee.property?.name ?? '');
    callee = callee.object;
  }
  words.unshift(callee?.type === 'Identifier' ? (callee.name ?? '') : '');
  // `it.each(table)` alone is no test yet, and `it.skip(condition)(…)` none that is known.
  if (!/^(?:it|test|describe)$/.test(words[0] ?? '') || isTable !== TABLE.test(words.at(-1) ?? ''))
    return undefined;
  return { modifiers: words[0] === 'describe' ? words : words.slice(1), title, table };
}
