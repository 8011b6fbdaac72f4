import { parseTitleIds } from './row.ts';
import { isNode, type Node, nodesOf } from './syntax-node.ts';

/** Reads which names a place in the source stands for, as far as that is possible without running it. */
export interface Literals {
  /** The same inside a node that may bind names: a loop or the callback of `map` and `forEach`. */
  readonly enter: (node: Node) => Literals;
  /** The beginnings that a title has when the test runs, one for each value of the placeholder that it begins with. */
  readonly readTitle: (title: Node, table: Node | undefined) => { title: string; unreadable: boolean }[];
}

/** Names that hold a row's id: with one of them in front, a title that can't be read is reported. */
const ID_NAME = /^(?:ids?|rows?|rowIds?)$/i;

export function createLiterals(root: Node): Literals {
  const constants = new Map<string, Node>();
  const collect = (node: Node): void => {
    if (node.type === 'VariableDeclarator' && node.id?.name !== undefined && isNode(node.init)) {
      constants.set(node.id.name, node.init);
    }
    for (const child of nodesOf(node)) collect(child);
  };
  collect(root);
  return createScope(constants, new Map());
}

function createScope(
  constants: ReadonlyMap<string, Node>,
  bound: ReadonlyMap<string, readonly string[]>,
): Literals {
  const listElements = (list: Node | undefined): Node[] => {
    if (list === undefined) return [];
    if (list.type === 'ArrayExpression') {
      return (list.elements ?? []).flatMap((element) =>
        element?.type === 'SpreadElement'
          ? listElements(element.argument)
          : element === null
            ? []
            : [element],
      );
    }
    if (list.type === 'Identifier') {
      const init = constants.get(list.name ?? '');
      return init === undefined || init === list ? [] : listElements(init);
    }
    if (list.type === 'CallExpression' && list.callee?.property?.name === 'map') {
      const body = list.arguments?.[0]?.body;
      return isNode(body) ? [unwrap(body)] : [];
    }
    return list.expression === undefined ? [] : listElements(list.expression);
  };

  /** Values of a pattern's names over all elements of a list. */
  const bind = (pattern: Node | undefined, elements: readonly Node[]): [string, string[]][] => {
    if (pattern?.type === 'Identifier') return [[pattern.name ?? '', elements.flatMap(readTexts)]];
    if (pattern?.type === 'ObjectPattern') {
      return (pattern.properties ?? []).flatMap((property) =>
        isNode(property.value)
          ? bind(
              property.value,
              elements.flatMap((element) => findProperty(element, property.key?.name)),
            )
          : [],
      );
    }
    if (pattern?.type === 'ArrayPattern') {
      return (pattern.elements ?? []).flatMap((inner, index) =>
        inner === null
          ? []
          : bind(
              inner,
              elements.flatMap((element) => element.elements?.[index] ?? []),
            ),
      );
    }
    return [];
  };

  const readPlaceholder = (text: string, table: Node | undefined): string[] | undefined => {
    const elements = listElements(table);
    const name = /^\$(\w+)/.exec(text)?.[1];
    const values =
      name !== undefined
        ? elements.flatMap((element) => findProperty(element, name)).flatMap(readTexts)
        : text.startsWith('%s')
          ? elements.flatMap((element) => readTexts(element.elements?.[0] ?? element))
          : undefined;
    return values?.map((value) => text.replace(/^(?:%s|\$\w+)/, () => value));
  };

  const readExpression = (expression: Node): string[] => {
    const names = expression.type === 'Identifier' ? [expression] : nodesOf(expression);
    return names.flatMap((node) =>
      node.type === 'Identifier' ? (bound.get(node.name ?? '') ?? []) : readExpression(node),
    );
  };

  return {
    enter(node) {
      const callback = /^(?:map|forEach|flatMap)$/.test(node.callee?.property?.name ?? '')
        ? node.arguments?.[0]
        : undefined;
      const bindings =
        node.type === 'ForOfStatement'
          ? bind(node.left?.declarations?.[0]?.id, listElements(node.right))
          : bind(callback?.params?.[0], listElements(node.callee?.object));
      return bindings.length === 0 ? this : createScope(constants, new Map([...bound, ...bindings]));
    },
    readTitle(node, table) {
      const title = unwrap(node);
      if (title.type === 'BinaryExpression' && title.left !== undefined)
        return this.readTitle(title.left, table);
      if (title.type === 'Literal' && typeof title.value === 'string') {
        const titles = readPlaceholder(title.value, table) ?? [title.value];
        return titles.map((text) => ({ title: text, unreadable: false }));
      }
      if (title.type === 'Identifier')
        return readExpression(title).map((text) => ({ title: text, unreadable: false }));
      if (title.type !== 'TemplateLiteral') return [];
      const [first, second] = (title.quasis ?? []).map((quasi) => quasi.value.cooked);
      const expression = title.expressions?.[0];
      if (first !== '' || expression === undefined) return [{ title: first ?? '', unreadable: false }];
      const ids = readExpression(expression).filter((text) => parseTitleIds(text)?.length !== 0);
      if (ids.length > 0)
        return ids.map((id) => ({
          title: `${id}${expression.type === 'Identifier' ? second : ''}`,
          unreadable: false,
        }));
      return [
        { title: '', unreadable: expression.type === 'Identifier' && ID_NAME.test(expression.name ?? '') },
      ];
    },
  };
}

/** Past `as const`, `satisfies …` and brackets. */
function unwrap(node: Node): Node {
  return isNode(node.expression) ? unwrap(node.expression) : node;
}

/** The texts that an expression can be: itself, or both ends of a choice. */
function readTexts(node: Node): string[] {
  const bare = unwrap(node);
  if (bare.type === 'Literal') return typeof bare.value === 'string' ? [bare.value] : [];
  if (bare.type !== 'ConditionalExpression') return [];
  return [bare.consequent, bare.alternate].flatMap((branch) =>
    branch === undefined ? [] : readTexts(branch),
  );
}

function findProperty(element: Node, name: string | undefined): Node[] {
  return (unwrap(element).properties ?? []).flatMap((property) =>
    property.key?.name === name && isNode(property.value) ? [property.value] : [],
  );
}
