import ts from 'typescript';

/** The possible values of an expression, as far as its module determines them. */
export interface Thunk {
  readonly path: string;
  /** Under this name the module gives a function of the holes. */
  readonly name: string;
  /** A function expression, good at the end of the module. */
  readonly code: string;
  /** What each of its parameters can be. */
  readonly holes: readonly Hole[];
}

export type Hole =
  | { readonly kind: 'choices'; readonly values: readonly unknown[] }
  /** `isElement`: one of the values of a list. `parts`: the way to what is taken of it. */
  | {
      readonly kind: 'value';
      readonly of: readonly Thunk[];
      readonly isElement?: true;
      readonly parts?: readonly string[];
    };

/** An expression depends on what only a running gateway knows. */
export class NotStatic extends Error {}

const MOST_DEPTH = 8;

type FunctionNode = ts.ArrowFunction | ts.FunctionDeclaration | ts.FunctionExpression | ts.MethodDeclaration;

const isFunction = (node: ts.Node): node is FunctionNode =>
  ts.isArrowFunction(node) ||
  ts.isFunctionDeclaration(node) ||
  ts.isFunctionExpression(node) ||
  ts.isMethodDeclaration(node);

/** Calls of the product by the name that they call. */
export type CallsByName = ReadonlyMap<string, readonly ts.CallExpression[]>;

export const listCalls = (sources: readonly ts.SourceFile[]): CallsByName => {
  const calls = new Map<string, ts.CallExpression[]>();
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const name = nameOfCall(node);
      if (name !== null) calls.set(name, [...(calls.get(name) ?? []), node]);
    }
    ts.forEachChild(node, visit);
  };
  sources.forEach(visit);
  return calls;
};

const nameOfCall = ({ expression }: ts.CallExpression): string | null => {
  if (ts.isIdentifier(expression)) return expression.text;
  return ts.isPropertyAccessExpression(expression) ? expression.name.text : null;
};

/** How a name is taken out of what it is bound to: `[, { text }]` is `1`, `text`. */
const wayTo = (element: ts.BindingElement): { parts: string[]; outermost: ts.Node } => {
  const { parent } = element;
  const part = ts.isArrayBindingPattern(parent)
    ? String(parent.elements.indexOf(element))
    : (element.propertyName ?? element.name).getText();
  const owner = parent.parent;
  if (!ts.isBindingElement(owner)) return { parts: [part], outermost: owner };
  const outer = wayTo(owner);
  return { ...outer, parts: [...outer.parts, part] };
};

/** Makes thunks of expressions: what is local to a function becomes a hole, with whatever can come there. */
export class TextCompiler {
  readonly #checker: ts.TypeChecker;
  readonly #calls: CallsByName;
  #made = 0;

  constructor(checker: ts.TypeChecker, calls: CallsByName) {
    this.#checker = checker;
    this.#calls = calls;
  }

  /** @throws NotStatic */
  compile(expression: ts.Expression, depth = 0): Thunk {
    if (depth > MOST_DEPTH) throw new NotStatic(`${expression.getText()} goes through too many hands`);
    const source = expression.getSourceFile();
    const start = expression.getStart();
    const holes: Hole[] = [];
    const names = new Map<ts.Symbol, string>();
    const cuts: Array<{ start: number; end: number; text: string }> = [];
    const cut = (node: ts.Node, hole: Hole, prefix = ''): string => {
      const name = `hole${holes.length}`;
      holes.push(hole);
      cuts.push({ start: node.getStart(), end: node.getEnd(), text: `${prefix}${name}` });
      return name;
    };
    const visit = (node: ts.Node): void => {
      if (ts.isTypeNode(node)) return;
      if (this.#isOfFunction(node, expression)) {
        const choices = this.#choicesOf(node);
        if (choices !== null) return void cut(node, { kind: 'choices', values: choices });
        if (ts.isConditionalExpression(node)) {
          const isPlain = this.#choicesOf(node.condition) !== null;
          if (!isPlain) cut(node.condition, { kind: 'choices', values: [true, false] });
          else visit(node.condition);
          visit(node.whenTrue);
          visit(node.whenFalse);
          return;
        }
      }
      const symbol = this.#localSymbol(node, expression);
      if (symbol !== null) {
        const prefix = ts.isShorthandPropertyAssignment(node.parent) ? `${node.getText()}: ` : '';
        const known = names.get(symbol);
        if (known === undefined) names.set(symbol, cut(node, this.#fill(symbol, depth), prefix));
        else cuts.push({ start: node.getStart(), end: node.getEnd(), text: `${prefix}${known}` });
        return;
      }
      ts.forEachChild(node, visit);
    };
    visit(expression);
    let code = expression.getText();
    for (const { start: from, end, text } of cuts.sort((a, b) => b.start - a.start))
      code = code.slice(0, from - start) + text + code.slice(end - start);
    this.#made += 1;
    const parameters = holes.map((_, index) => `hole${index}: any`).join(', ');
    return {
      path: source.fileName,
      name: `__text${this.#made}`,
      code: `(${parameters}): any => (${code})`,
      holes,
    };
  }

  /** What a node can be when its type lists it. */
  #choicesOf(node: ts.Node): unknown[] | null {
    if (!ts.isExpression(node)) return null;
    const type = this.#checker.getTypeAtLocation(node);
    const parts = type.isUnion() ? type.types : [type];
    const values = parts.map((part): unknown[] | null => {
      if (part.isStringLiteral() || part.isNumberLiteral()) return [part.value];
      if (part.flags & ts.TypeFlags.BooleanLiteral) return [this.#checker.typeToString(part) === 'true'];
      if (part.flags & ts.TypeFlags.Undefined) return [undefined];
      return part.flags & ts.TypeFlags.Null ? [null] : null;
    });
    return values.includes(null) ? null : values.flatMap((value) => value ?? []);
  }

  /** Whether a name in it is local to the function around the whole expression. */
  #isOfFunction(node: ts.Node, whole: ts.Expression): boolean {
    if (this.#localSymbol(node, whole) !== null || node.kind === ts.SyntaxKind.ThisKeyword) return true;
    return ts.forEachChild(node, (child) => this.#isOfFunction(child, whole) || undefined) ?? false;
  }

  #localSymbol(node: ts.Node, whole: ts.Expression): ts.Symbol | null {
    if (!ts.isIdentifier(node)) return null;
    const { parent } = node;
    if (ts.isPropertyAccessExpression(parent) && parent.name === node) return null;
    if (ts.isPropertyAssignment(parent) && parent.name === node) return null;
    const symbol = ts.isShorthandPropertyAssignment(parent)
      ? this.#checker.getShorthandAssignmentValueSymbol(parent)
      : this.#checker.getSymbolAtLocation(node);
    const declaration = symbol?.valueDeclaration;
    if (symbol === undefined || declaration === undefined) return null;
    if (declaration.getSourceFile() !== node.getSourceFile()) return null;
    if (declaration.pos >= whole.pos && declaration.end <= whole.end) return null;
    return ts.findAncestor(declaration.parent, isFunction) === undefined ? null : symbol;
  }

  #fill(symbol: ts.Symbol, depth: number): Hole {
    const declaration = symbol.valueDeclaration;
    const refuse = (): never => {
      throw new NotStatic(`${symbol.name} is known only when it runs`);
    };
    if (declaration === undefined) return refuse();
    if (ts.isVariableDeclaration(declaration)) {
      if (declaration.initializer !== undefined)
        return { kind: 'value', of: [this.compile(declaration.initializer, depth + 1)] };
      const loop = declaration.parent.parent;
      return ts.isForOfStatement(loop)
        ? { kind: 'value', of: [this.compile(loop.expression, depth + 1)], isElement: true }
        : refuse();
    }
    if (ts.isParameter(declaration)) return this.#fillParameter(declaration, null, depth);
    if (ts.isBindingElement(declaration)) {
      const name = (declaration.propertyName ?? declaration.name).getText();
      const owner = declaration.parent.parent;
      const { parts, outermost } = wayTo(declaration);
      const loop = ts.isVariableDeclaration(outermost) ? outermost.parent.parent : null;
      if (loop !== null && ts.isForOfStatement(loop))
        return { kind: 'value', of: [this.compile(loop.expression, depth + 1)], isElement: true, parts };
      if (ts.isParameter(owner)) return this.#fillParameter(owner, name, depth);
      const value = ts.isVariableDeclaration(owner) ? owner.initializer : undefined;
      const part = value && this.#partOf(value, name);
      return part === undefined ? refuse() : { kind: 'value', of: [this.compile(part, depth + 1)] };
    }
    return refuse();
  }

  #fillParameter(parameter: ts.ParameterDeclaration, property: string | null, depth: number): Hole {
    const called = parameter.parent as FunctionNode;
    const index = called.parameters.indexOf(parameter);
    const refuse = (): never => {
      throw new NotStatic(`${parameter.getText()} is known only when it runs`);
    };
    const { parent } = called;
    // `list.map((one) => …)`
    if (ts.isCallExpression(parent) && ts.isPropertyAccessExpression(parent.expression) && index === 0)
      return property === null
        ? {
            kind: 'value',
            of: [this.compile(parent.expression.expression, depth + 1)],
            isElement: true,
          }
        : refuse();
    const name = ts.isVariableDeclaration(parent) ? parent.name : called.name;
    const symbol = name && this.#checker.getSymbolAtLocation(name);
    if (name === undefined || symbol === undefined) return refuse();
    const calls = (this.#calls.get(name.getText()) ?? []).filter((call) => this.#calledBy(call) === symbol);
    const given = calls.map((call) => {
      const whole = call.arguments[index] ?? parameter.initializer;
      const part = whole && property !== null ? this.#partOf(whole, property) : whole;
      return part === undefined ? refuse() : this.compile(part, depth + 1);
    });
    return given.length === 0 ? refuse() : { kind: 'value', of: given };
  }

  #calledBy(call: ts.CallExpression): ts.Symbol | undefined {
    const callee = ts.isPropertyAccessExpression(call.expression) ? call.expression.name : call.expression;
    const symbol = this.#checker.getSymbolAtLocation(callee);
    return symbol !== undefined && symbol.flags & ts.SymbolFlags.Alias
      ? this.#checker.getAliasedSymbol(symbol)
      : symbol;
  }

  #partOf(whole: ts.Expression, name: string): ts.Expression | undefined {
    if (!ts.isObjectLiteralExpression(whole)) return undefined;
    for (const property of whole.properties) {
      if (property.name?.getText() !== name) continue;
      if (ts.isPropertyAssignment(property)) return property.initializer;
      if (ts.isShorthandPropertyAssignment(property)) return property.name;
    }
    return undefined;
  }
}
