import { describeShape, type Shape, shapeOf } from './describe-schema.ts';
import { fieldsOf, item, wrap } from './write-fields.ts';

/** Every shape with a name of its own, once, in the order in which the calls come to it. */
const collectNamed = (shape: Shape, found: Map<string, Shape>): void => {
  if (shape.title !== undefined) {
    if (found.has(shape.title)) return;
    found.set(shape.title, shape);
  }
  const { items } = shape;
  const within = [
    ...(shape.anyOf ?? []),
    ...Object.values(shape.properties ?? {}),
    ...Object.values(shape.patternProperties ?? {}),
    ...(Array.isArray(items) ? (items as Shape[]) : items === undefined ? [] : [items as Shape]),
  ];
  for (const each of within) collectNamed(each, found);
};

const writeShape = (title: string, shape: Shape): string => {
  const fields = fieldsOf(shape);
  const ways = (shape.anyOf ?? []).map((way) =>
    item(
      `${describeShape(way)}${way.title === undefined && way.description !== undefined ? `: ${way.description}` : ''}`,
    ),
  );
  const lines = fields.length > 0 ? fields : ways.length > 0 ? ways : [item(describeShape(shape, true))];
  const said = shape.description === undefined ? [] : [wrap(shape.description), ''];
  return [`### ${title}`, '', ...said, ...lines].join('\n');
};

/** A section with every shape of these schemas that has a name of its own. */
export const writeShapes = (schemas: readonly object[]): string => {
  const shapes = new Map<string, Shape>();
  for (const schema of schemas) collectNamed(shapeOf(schema), shapes);
  return `\n## Shapes\n\n${[...shapes].map(([title, shape]) => writeShape(title, shape)).join('\n\n')}\n`;
};
