/** A node of the ESTree that oxc-parser hands out, with the fields that the checks read. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly name?: string;
  readonly operator?: string;
  readonly value?: unknown;
  readonly callee?: Node;
  readonly tag?: Node;
  readonly arguments?: readonly Node[];
  readonly object?: Node;
  readonly property?: Node;
  readonly key?: Node;
  readonly properties?: readonly Node[];
  readonly elements?: readonly (Node | null)[];
  readonly expression?: Node;
  readonly expressions?: readonly Node[];
  readonly quasis?: readonly { readonly value: { readonly cooked: string } }[];
  readonly argument?: Node;
  readonly consequent?: Node;
  readonly alternate?: Node;
  readonly test?: Node | null;
  readonly left?: Node;
  readonly right?: Node;
  readonly id?: Node;
  readonly init?: Node | null;
  readonly declarations?: readonly Node[];
  readonly params?: readonly Node[];
  readonly body?: unknown;
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** The nodes directly below one, in the source's order of fields. */
export function nodesOf(node: Node): Node[] {
  return Object.values(node).flatMap((value) =>
    Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [],
  );
}
