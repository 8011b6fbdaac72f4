import { join, relative } from 'node:path';
import ts from 'typescript';
import { listCalls, NotStatic, TextCompiler, type Thunk } from './compile-text.ts';
import type { OpenProgram } from './open-program.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** A place of the product that sends a statement. */
export interface SentStatement {
  /** From the root of the repository. */
  readonly path: string;
  /** From 1. */
  readonly line: number;
  /** What its text can be, or why nobody can tell. */
  readonly texts: readonly Thunk[] | string;
  /** What its rows are declared as; null for what nobody declared. */
  readonly row: ts.Type | null;
  /** Nobody reads the rows. */
  readonly isDropped: boolean;
  readonly node: ts.Node;
}

const isRead = (name: ts.PropertyName | ts.BindingName | undefined): boolean => name?.getText() === 'rows';

/** Whether the caller reads no row of the answer: nothing, or only the number of rows. */
const isDropped = (call: ts.Node): boolean => {
  const { parent } = call;
  if (ts.isAwaitExpression(parent) || ts.isParenthesizedExpression(parent)) return isDropped(parent);
  if (ts.isExpressionStatement(parent) || ts.isVoidExpression(parent)) return true;
  if (ts.isPropertyAccessExpression(parent)) {
    if (parent.name.text === 'rowCount') return true;
    if (!ts.isCallExpression(parent.parent)) return false;
    if (parent.name.text === 'catch') return isDropped(parent.parent);
    const [then] = parent.parent.arguments;
    return then !== undefined && ts.isArrowFunction(then) && then.parameters.length === 0;
  }
  return (
    ts.isVariableDeclaration(parent) &&
    ts.isObjectBindingPattern(parent.name) &&
    !parent.name.elements.some((element) => isRead(element.propertyName ?? element.name))
  );
};

/** Where the text of what is sent is: the text itself, or what makes a statement. */
const sourceOf = (checker: ts.TypeChecker, sent: ts.Expression): ts.Expression[] => {
  if (ts.isObjectLiteralExpression(sent)) {
    const text = sent.properties.find((property) => property.name?.getText() === 'text');
    if (text !== undefined && ts.isPropertyAssignment(text)) return [text.initializer];
    if (text !== undefined && ts.isShorthandPropertyAssignment(text)) return [text.name];
    return [sent];
  }
  if (ts.isConditionalExpression(sent))
    return [...sourceOf(checker, sent.whenTrue), ...sourceOf(checker, sent.whenFalse)];
  const isText = (checker.getTypeAtLocation(sent).flags & ts.TypeFlags.StringLike) !== 0;
  if (!isText && ts.isCallExpression(sent)) return [sent.expression];
  if (!isText && ts.isIdentifier(sent)) {
    const declaration = checker.getSymbolAtLocation(sent)?.valueDeclaration;
    if (declaration && ts.isVariableDeclaration(declaration) && declaration.initializer)
      return sourceOf(checker, declaration.initializer);
  }
  return [sent];
};

const declaredRow = (checker: ts.TypeChecker, call: ts.CallExpression): ts.Type | null => {
  const promised = checker.getTypeAtLocation(call);
  const [result] = checker.getTypeArguments(promised as ts.TypeReference);
  const rows = result?.getProperty('rows');
  const list = rows && checker.getTypeOfSymbol(rows);
  const [row] = list === undefined ? [] : checker.getTypeArguments(list as ts.TypeReference);
  return row === undefined || row.flags & ts.TypeFlags.Any ? null : row;
};

/** Every call of `query` in the sources, wherever it is asked. */
export const findStatements = ({ checker, sources }: OpenProgram): SentStatement[] => {
  const compiler = new TextCompiler(checker, listCalls(sources));
  const found: SentStatement[] = [];
  const compile = (sent: ts.Expression): readonly Thunk[] | string => {
    try {
      return sourceOf(checker, sent).map((source) => compiler.compile(source));
    } catch (error) {
      if (error instanceof NotStatic) return error.message;
      throw error;
    }
  };
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const [sent] = node.arguments;
      if (node.expression.name.text === 'query' && sent !== undefined) {
        const source = node.getSourceFile();
        found.push({
          path: relative(ROOT, source.fileName),
          line: source.getLineAndCharacterOfPosition(node.expression.name.getStart()).line + 1,
          texts: compile(sent),
          row: declaredRow(checker, node),
          isDropped: isDropped(node),
          node,
        });
      }
    }
    ts.forEachChild(node, visit);
  };
  sources.forEach(visit);
  return found;
};
