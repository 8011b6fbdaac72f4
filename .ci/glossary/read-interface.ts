import { parseSync } from 'oxc-parser';
import type { Shape } from '../describe-schema.ts';
import { isNode, type Node, nodesOf } from '../specification/syntax-node.ts';

/** What the glossary reads of an interface, besides what every node has. */
interface Syntax extends Node {
  readonly typeAnnotation?: Syntax | null;
  readonly typeName?: Node;
  readonly types?: readonly Syntax[];
  readonly literal?: Node;
  readonly declaration?: Syntax | null;
}

const SCALARS: Readonly<Record<string, string>> = {
  TSStringKeyword: 'string',
  TSNumberKeyword: 'number',
  TSBooleanKeyword: 'boolean',
  TSNullKeyword: 'null',
};

/** Names of numbers. */
const NUMBERS: ReadonlySet<string | undefined> = new Set(['Cents', 'AmericanPrice']);

interface Declaration {
  readonly declared: Syntax;
  /** The offset at which its statement begins; `export` is part of the statement. */
  readonly start: number;
}

const listDeclarations = (program: Node): ReadonlyMap<string | undefined, Declaration> =>
  new Map(
    nodesOf(program).map((statement: Syntax) => {
      const declared = statement.declaration ?? statement;
      return [declared.id?.name, { declared, start: statement.start }];
    }),
  );

/** What a comment says that ends right before a place in the source. */
const commentBefore = (
  source: string,
  comments: ReadonlyArray<{ type: string; value: string; end: number }>,
  start: number,
): { description?: string } => {
  const comment = comments.find(
    ({ type, end }) => type === 'Block' && end <= start && source.slice(end, start).trim() === '',
  );
  if (comment === undefined) return {};
  return {
    description: comment.value
      .replace(/^\*/, '')
      .replace(/\n\s*\*/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  };
};

/**
 * The properties that an interface itself declares, with what their comments say. A type counts as far as it can be
 * told from the same source.
 *
 * @returns undefined when the source has no interface of the name
 */
export const readInterface = (path: string, source: string, name: string): Shape | undefined => {
  const { program, comments } = parseSync(path, source);
  const declarations = listDeclarations(program as unknown as Node);
  const found = declarations.get(name);
  if (found?.declared.type !== 'TSInterfaceDeclaration' || !isNode(found.declared.body)) return undefined;

  const shapeOf = (type: Syntax | null | undefined): Shape => {
    if (type === null || type === undefined) return {};
    const scalar = SCALARS[type.type];
    if (scalar !== undefined) return { type: scalar };
    if (type.type === 'TSUnionType') return { anyOf: (type.types ?? []).map(shapeOf) };
    if (type.type === 'TSLiteralType') return { const: type.literal?.value as string };
    const reference = type.typeName?.name;
    if (NUMBERS.has(reference)) return { type: 'number' };
    const alias = declarations.get(reference)?.declared;
    return alias?.type === 'TSTypeAliasDeclaration' ? shapeOf(alias.typeAnnotation) : {};
  };
  const properties = nodesOf(found.declared.body)
    .filter(({ type }) => type === 'TSPropertySignature')
    .map((member: Syntax) => [
      member.key?.name ?? '',
      { ...shapeOf(member.typeAnnotation?.typeAnnotation), ...commentBefore(source, comments, member.start) },
    ]);
  return {
    title: name,
    ...commentBefore(source, comments, found.start),
    properties: Object.fromEntries(properties),
  };
};
