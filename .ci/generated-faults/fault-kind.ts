import type ts from 'typescript';

/** One change of a file: the text from `start` to `end` becomes `text`. */
export interface Edit {
  start: number;
  end: number;
  text: string;
  /** A whole statement goes, whose value nobody used: types can't see it, and nobody has to ask the compiler. */
  isStatement?: true;
}

/** Names that somewhere in the product may be left out. A kind that has no use for them asks for none. */
export interface OptionalNames {
  /** Whether a function of that name can be called with so many arguments fewer than it could take. */
  isOptionalArgument: (callee: string, at: number) => boolean;
  isOptionalProperty: (name: string) => boolean;
}

/** A way in which somebody could break the wiring, found at the nodes of a syntax tree. */
export interface FaultKind {
  /** The name in kebab-case; `--kind` takes it, and ids begin with it. */
  name: string;
  /** What the fault does to the code there, as the beginning of a sentence. */
  says: string;
  /** Files in which it is looked for. Left out: every file of the product. */
  isIn?: (path: string) => boolean;
  /** @returns the changes that this kind makes of one node; most nodes have none */
  editsAt: (node: ts.Node, names: OptionalNames) => Edit[];
}
