import { describeShape, type Shape } from './describe-schema.ts';

const COLUMNS = 120;

/** Lines of at most 120 columns. */
export const wrap = (text: string, indent = ''): string => {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + word.length + 1 > COLUMNS) {
      lines.push(line);
      line = `${indent}${word}`;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line].join('\n');
};

export const item = (text: string): string => wrap(`- ${text}`, '  ');

/** A line for each field of an object. @param typed how a field is typed as an option; null: it is none */
export const fieldsOf = (
  { properties = {}, required = [] }: Shape,
  typed: (name: string, field: Shape) => string | null = () => null,
): string[] =>
  Object.entries(properties).map(([name, field]) => {
    const said = field.title === undefined && field.description !== undefined ? `: ${field.description}` : '';
    const option = typed(name, field);
    const remarks = [
      ...(option === null ? [] : [`\`--${option}\``]),
      ...(required.includes(name) ? [] : ['may be left out']),
    ];
    const remark = remarks.length === 0 ? '' : ` (${remarks.join(', ')})`;
    return item(`\`${name}\`${remark} ${describeShape(field)}${said}`);
  });
