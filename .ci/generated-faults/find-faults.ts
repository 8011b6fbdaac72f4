import { createHash } from 'node:crypto';
import ts from 'typescript';
import type { Edit, FaultKind, OptionalNames } from './fault-kind.ts';
import { FAULT_KINDS } from './fault-kinds.ts';
import type { GeneratedFault } from './generated-fault.ts';
import { nameOfPlace } from './name-of-place.ts';
import { isProductFile } from './product-files.ts';

/** Every name may be left out: somebody who knows which fault to find needs no index of names. */
export const EVERY_NAME: OptionalNames = { isOptionalArgument: () => true, isOptionalProperty: () => true };

const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** The comma that goes with an element of a list is before or after it, depending on its neighbours. */
const withoutComma = (text: string): string => text.replaceAll(/^, ?|,$/g, '');

const SHOWN = 90;

const shorten = (text: string): string => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);

export const parse = (path: string, text: string): ts.SourceFile =>
  ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);

/**
 * Every fault that the kinds make of one file, each once, in the order of the file.
 *
 * @param path relative to the repository; no fault is made of what isn't the product's
 */
export const findFaults = (
  path: string,
  text: string,
  names: OptionalNames,
  kinds: readonly FaultKind[] = FAULT_KINDS,
): GeneratedFault[] => {
  if (!isProductFile(path)) return [];
  const file = parse(path, text);
  const faults = new Map<string, GeneratedFault>();
  const idCounts = new Map<string, number>();
  const meant = kinds.filter(({ isIn }) => isIn?.(path) ?? true);

  const add = (kind: FaultKind, node: ts.Node, edit: Edit): void => {
    const key = `${edit.start}-${edit.end}-${edit.text}`;
    if (faults.has(key)) return;
    const removed = withoutComma(inOneLine(text.slice(edit.start, edit.end)));
    const put = inOneLine(edit.text);
    const place = nameOfPlace(node);
    const hash = createHash('sha256').update(`${removed}\0${put}`).digest('hex').slice(0, 8);
    const base = `${kind.name}:${path}#${place}:${hash}`;
    const count = (idCounts.get(base) ?? 0) + 1;
    idCounts.set(base, count);
    const line = file.getLineAndCharacterOfPosition(edit.start).line + 1;
    const change =
      put === '' || put === '{}'
        ? `\`${shorten(removed)}\``
        : `\`${shorten(removed)}\` → \`${shorten(put)}\``;
    faults.set(key, {
      id: count === 1 ? base : `${base}-${count}`,
      kind: kind.name,
      path,
      edit,
      sentence: `${kind.says}, in ${place} (${path}:${line}): ${change}`,
    });
  };
  const visit = (node: ts.Node): void => {
    for (const kind of meant) for (const edit of kind.editsAt(node, names)) add(kind, node, edit);
    node.forEachChild(visit);
  };
  visit(file);
  return [...faults.values()];
};
