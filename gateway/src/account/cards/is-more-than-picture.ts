import { setImmediate as nextTurn } from 'node:timers/promises';
import { unpackMetadata } from './unpack-metadata.ts';

/**
 * What browsers, readers of documents and PHP run or follow wherever it is in a file. Long enough that the noise of
 * 4 MB of pixels doesn't spell it.
 */
const RUNS =
  /<(?:(?:script|html|svg|iframe|body)[\s>]|!doctype|\?php\s)|%PDF-\d|__HALT_COMPILER|javascript:/i;

/** The first bytes of archives of RAR and 7z. */
const ARCHIVES = ['Rar!\u001a\u0007', '7z\u00bc\u00af\u0027\u001c'];

/** The end of a ZIP’s directory, and so of every JAR’s and office document’s, with the longest comment behind it. */
const ZIP_END = 'PK\u0005\u0006';
const ZIP_END_BYTES = 65_557;

/** A JPEG whose first segment opens a comment of JavaScript by its length, which the segment closes. */
const SCRIPT_BY_LENGTH = '/*';
const LENGTH_AT = 4;

const FIRST_SEGMENT_BYTES = 0x2f2a;

/** Others get their turn after so many bytes, and nothing that is looked for is cut in two. */
const LOOK_BYTES = 262_144;
const OVERLAP_BYTES = 64;

const isScriptByLength = (bytes: Buffer): boolean => {
  const text = bytes.toString('latin1', LENGTH_AT, LENGTH_AT + FIRST_SEGMENT_BYTES);
  return text.startsWith(SCRIPT_BY_LENGTH) && text.includes('*/');
};

const holdsMark = (text: string): boolean =>
  ARCHIVES.some((mark) => text.includes(mark)) ||
  RUNS.test(text) ||
  // Words of metadata may stand in UTF-16.
  RUNS.test(text.replaceAll('\0', ''));

const holdsMarkAnywhere = async (bytes: Buffer): Promise<boolean> => {
  for (let at = 0; at < bytes.length; at += LOOK_BYTES) {
    if (holdsMark(bytes.toString('latin1', at, at + LOOK_BYTES + OVERLAP_BYTES))) return true;
    await nextTurn();
  }
  return false;
};

/**
 * Whether a picture is something else, too: a page, a document, an archive, a script, or what unpacks to more than any
 * picture's metadata. Pixels are drawn again anyway; who sends such a file means no picture. What cameras put behind
 * theirs (a film, a second picture) is none of these.
 */
export const isMoreThanPicture = async (bytes: Buffer): Promise<boolean> => {
  if (isScriptByLength(bytes) || bytes.subarray(-ZIP_END_BYTES).includes(ZIP_END)) return true;
  if (await holdsMarkAnywhere(bytes)) return true;
  const unpacked = await unpackMetadata(bytes);
  return unpacked === null || holdsMarkAnywhere(unpacked);
};
