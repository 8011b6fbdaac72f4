import ts from 'typescript';
import type { OptionalNames } from './fault-kind.ts';
import { parse } from './find-faults.ts';

type Parameters = readonly ts.ParameterDeclaration[];

const isOptional = ({ initializer, questionToken }: ts.ParameterDeclaration): boolean =>
  initializer !== undefined || questionToken !== undefined;

/** @returns whose parameters they are, by the name by which it is called; null where it has none */
const calledAs = (node: ts.SignatureDeclaration): string | null => {
  if (node.name !== undefined) return node.name.getText().replace(/^#/, '');
  const { parent } = node;
  const isNamed =
    ts.isVariableDeclaration(parent) || ts.isPropertySignature(parent) || ts.isPropertyAssignment(parent);
  return isNamed ? parent.name.getText() : null;
};

/**
 * The names of the product's functions whose last parameters have a default, and of properties that may be left out.
 * It goes by names alone: what it takes for another function of the same name, types tell.
 */
export const indexOptionalNames = (files: ReadonlyMap<string, string>): OptionalNames => {
  const firstOptional = new Map<string, number>();
  const properties = new Set<string>();
  const readParameters = (name: string, parameters: Parameters): void => {
    const at = parameters.findIndex(isOptional);
    if (at !== -1) firstOptional.set(name, Math.min(at, firstOptional.get(name) ?? Infinity));
  };
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node)) {
      const name = calledAs(node);
      if (name !== null) readParameters(name, node.parameters.filter(ts.isParameter));
    }
    if (ts.isPropertySignature(node) && node.questionToken !== undefined)
      properties.add(node.name.getText().replaceAll(/['"]/g, ''));
    if (ts.isBindingElement(node) && node.initializer !== undefined)
      properties.add((node.propertyName ?? node.name).getText());
    node.forEachChild(visit);
  };
  for (const [path, text] of files) visit(parse(path, text));
  return {
    isOptionalArgument: (callee, at) => at >= (firstOptional.get(callee) ?? Infinity),
    isOptionalProperty: (name) => properties.has(name),
  };
};
