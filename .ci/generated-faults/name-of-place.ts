import ts from 'typescript';

const nameOf = (node: ts.Node): string | null => {
  if (ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node)) return node.name?.text ?? null;
  if (ts.isMethodDeclaration(node) || ts.isAccessor(node)) return node.name.getText();
  if (ts.isConstructorDeclaration(node)) return 'constructor';
  const isNamed =
    (ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node) || ts.isPropertyDeclaration(node)) &&
    node.initializer !== undefined &&
    (ts.isArrowFunction(node.initializer) || ts.isFunctionExpression(node.initializer));
  return isNamed && !ts.isComputedPropertyName(node.name) ? node.name.getText() : null;
};

/** @returns the name of the nearest function around a node that has one; `module` outside of all */
export const nameOfPlace = (node: ts.Node): string => {
  for (let at = node.parent; at !== undefined; at = at.parent) {
    const name = nameOf(at);
    if (name !== null) return name.replaceAll(/\s/g, '');
  }
  return 'module';
};
