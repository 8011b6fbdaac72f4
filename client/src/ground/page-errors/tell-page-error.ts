import type { BodyOf } from '@lineboard/domain/doors/contract/call-types';
import { hidePersonal } from '@lineboard/domain/ground/page-errors/hide-personal';
import {
  MOST_ERRORS_OF_A_PAGE,
  MOST_FRAMES,
  MOST_NAME_CHARACTERS,
} from '@lineboard/domain/ground/page-errors/page-error-bounds';
import { parseStack, type StackFrameLite } from 'error-stack-parser-es/lite';
import { callBook } from '../calls/call-book.ts';
import { lostParts } from '../ui/lost-parts.ts';

type Told = BodyOf<'tellPageError'>;

const told = new Set<string>();

/** Only frames in the page's own files: an extension's or a provider's script is not the book's to fix. */
const frameOf = ({ function: name, file, line, col }: StackFrameLite): Told['frames'] => {
  const folder = new URL('.', document.baseURI).href;
  if (file === undefined || line === undefined || !file.startsWith(folder)) return [];
  return [
    {
      name: name?.slice(0, MOST_NAME_CHARACTERS) ?? null,
      file: file.slice(folder.length).slice(0, MOST_NAME_CHARACTERS),
      line,
      column: col ?? 0,
    },
  ];
};

/** The first part of the address: the rest may say whose ticket or which game it is. */
const readRoute = (): string => /^#(\/[a-z]*)/i.exec(location.hash)?.[1] ?? '/';

/** Reports to the book, once, each error that has a place in the page's own source, and only a few of them. */
export const tellPageError = async (kind: Told['kind'], cause: unknown): Promise<void> => {
  if (!(cause instanceof Error) || cause.name === 'AbortError' || lostParts.isLost(cause)) return;
  const frames = parseStack(cause.stack ?? '', { allowEmpty: true })
    .flatMap(frameOf)
    .slice(0, MOST_FRAMES);
  const [top] = frames;
  if (top === undefined) return;
  const key = `${cause.name} ${top.file}:${top.line}:${top.column}`;
  if (told.has(key) || told.size === MOST_ERRORS_OF_A_PAGE) return;
  told.add(key);
  const message = hidePersonal(`${cause.name}: ${cause.message}`);
  await callBook('tellPageError', { body: { kind, message, frames, route: readRoute() } });
};
