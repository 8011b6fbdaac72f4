import { wrap } from '../write-fields.ts';
import { type Entity, propertiesOfTerm, type Term } from './entity.ts';
import { findPlace } from './find-place.ts';
import { listProperties } from './find-properties.ts';
import type { NamedShapes } from './named-shape.ts';
import { sayWhatItHolds } from './say-what-it-holds.ts';
import { sentence } from './sentence.ts';

const code = (name: string): string => `\`${name}\``;

const cell = (text: string): string => text.replaceAll('|', String.raw`\|`);

const writeTerm = (term: Term, shapes: NamedShapes): string => {
  const [specification, ours, note] = term;
  const properties = propertiesOfTerm(term);
  const said = new Set(properties.map((property) => sayWhatItHolds(findPlace(property, shapes).found) ?? ''));
  const remark = note === undefined ? [] : [ours === null ? sentence(`Not ours: ${note}`) : note];
  return `| ${[
    specification,
    properties.length === 0 ? '—' : properties.map(code).join(', '),
    [...said, ...remark].join(' '),
  ]
    .map(cell)
    .join(' | ')} |`;
};

const writeShape = (name: string, named: ReadonlySet<string>, shapes: NamedShapes): string[] => {
  const found = shapes.get(name);
  if (found === undefined) return [];
  const { file, shape } = found;
  const properties = new Set(listProperties(shape).map(([property]) => property));
  const own = [...properties].filter((property) => !named.has(`${name}.${property}`)).map(code);
  const about = shape.description === undefined ? '.' : `: ${sentence(shape.description)}`;
  const beside = own.length === 0 ? '' : ` Besides what the specification lists: ${own.join(', ')}.`;
  return [wrap(`- ${code(name)} in ${code(file)}${about}${beside}`, '  ')];
};

/** A section of the glossary. @param named properties that some row of the glossary names */
export const writeEntity = (entity: Entity, named: ReadonlySet<string>, shapes: NamedShapes): string => {
  const written = entity.shapes.flatMap((name) => writeShape(name, named, shapes));
  return [
    `## ${entity.title}`,
    '',
    ...(entity.about === undefined ? [] : [wrap(entity.about), '']),
    ...(written.length === 0 ? [] : [...written, '']),
    '| specification | ours | what it holds |',
    '|---|---|---|',
    ...entity.terms.map((term) => writeTerm(term, shapes)),
    '',
  ].join('\n');
};
