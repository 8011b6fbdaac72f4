import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Shape, shapeOf } from '../describe-schema.ts';
import { listFiles } from '../list-files.ts';
import { ROOT } from '../run-command.ts';
import type { NamedShape, NamedShapes } from './named-shape.ts';

const SCHEMA_FILE = /^domain\/src\/.*\.schema\.ts$/;

const isShape = (value: unknown): value is Shape => typeof value === 'object' && value !== null;

/** Every schema of the domain that has a title, by it: as the objects are that the product validates by. */
export const readSchemas = async (): Promise<NamedShapes> => {
  const found = new Map<string, NamedShape>();
  const exported: Array<{ file: string; shape: Shape }> = [];
  for (const file of listFiles(ROOT).filter((path) => SCHEMA_FILE.test(path))) {
    const module: unknown = await import(pathToFileURL(join(ROOT, file)).href);
    for (const value of Object.values(module as Record<string, unknown>))
      if (isShape(value)) exported.push({ file, shape: shapeOf(value) });
  }
  // A schema that a file exports itself is that file's, even where another file's schema contains it.
  for (const { file, shape } of exported) if (shape.title !== undefined) addOnce(found, file, shape);
  for (const { file, shape } of exported) addWithin(found, file, shape, new Set());
  return found;
};

const addOnce = (found: Map<string, NamedShape>, file: string, shape: Shape): void => {
  if (shape.title !== undefined && !found.has(shape.title)) found.set(shape.title, { file, shape });
};

const addWithin = (found: Map<string, NamedShape>, file: string, shape: Shape, seen: Set<Shape>): void => {
  if (seen.has(shape)) return;
  seen.add(shape);
  for (const each of Object.values(shape)) {
    if (!isShape(each)) continue;
    if (typeof each.title === 'string') {
      if (found.has(each.title) && found.get(each.title)?.shape !== each) continue;
      addOnce(found, file, each);
    }
    addWithin(found, file, each, seen);
  }
};
