/** A JSON schema as far as it is written down. */
export interface Shape {
  title?: string;
  description?: string;
  type?: string;
  const?: string | number | boolean;
  enum?: readonly (string | number)[];
  anyOf?: readonly Shape[];
  items?: Shape | readonly Shape[];
  properties?: Readonly<Record<string, Shape>>;
  required?: readonly string[];
  patternProperties?: Readonly<Record<string, Shape>>;
  minimum?: number;
  maximum?: number;
  multipleOf?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  pattern?: string;
  /** Set for an operator's command: typed on the standard input, or read from a file. */
  secret?: boolean;
  long?: boolean;
}

export const shapeOf = (schema: object): Shape => schema as Shape;

const figure = (value: number): string => value.toLocaleString('en-US');

const range = (least: number | undefined, most: number | undefined): string => {
  const isOpen = (value: number | undefined): boolean =>
    value === undefined || Math.abs(value) === Number.MAX_SAFE_INTEGER;
  if (isOpen(least) && isOpen(most)) return '';
  if (isOpen(most)) return ` from ${figure(least!)}`;
  return isOpen(least) ? ` to ${figure(most!)}` : ` ${figure(least!)} to ${figure(most!)}`;
};

const quote = (value: string | number | boolean): string => `\`${value}\``;

const describePlain = (shape: Shape): string => {
  const { type, pattern, minimum, maximum, minLength, maxLength, multipleOf } = shape;
  if (type === 'string') {
    const length = maxLength === undefined ? '' : `,${range(minLength ?? 0, maxLength)} characters`;
    return pattern === undefined ? `text${length}` : `text \`${pattern}\`${length}`;
  }
  if (type === 'integer' || type === 'number')
    return `${type}${range(minimum, maximum)}${multipleOf === undefined ? '' : ` in steps of ${multipleOf}`}`;
  return type ?? 'anything';
};

const listFields = ({ properties = {}, required = [] }: Shape): string =>
  Object.entries(properties)
    .map(([name, field]) => `\`${name}\`${required.includes(name) ? '' : '?'}: ${describeShape(field)}`)
    .join('; ');

/** What a value may be, in a line. @param isOpened the shape's own name is not what is wanted */
export const describeShape = (shape: Shape, isOpened = false): string => {
  const { title, anyOf, items, properties, patternProperties, maxItems } = shape;
  if (title !== undefined && !isOpened) return `[${title}](#${title.toLowerCase()})`;
  if (shape.const !== undefined) return quote(shape.const);
  if (shape.enum !== undefined) return shape.enum.map(quote).join(', ');
  if (anyOf !== undefined) return [...new Set(anyOf.map((each) => describeShape(each)))].join(' or ');
  if (Array.isArray(items)) return `[${items.map((each: Shape) => describeShape(each)).join(', ')}]`;
  if (items !== undefined)
    return `list of${maxItems === undefined ? '' : ` at most ${figure(maxItems)}`} (${describeShape(items as Shape)})`;
  if (properties !== undefined) return `{ ${listFields(shape)} }`;
  if (patternProperties !== undefined)
    return `names to (${Object.values(patternProperties)
      .map((each) => describeShape(each))
      .join(' or ')})`;
  return describePlain(shape);
};
