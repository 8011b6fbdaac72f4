import { setImmediate as nextTurn } from 'node:timers/promises';
import { unpackMetadata } from './unpack-metadata.ts';

/**
 * Texts that browsers, document readers and PHP run or follow wherever they are in a file. They are long enough not to
 * occur by chance in 4 MB of pixels.
 */
const RUNS =
  /<(?:(?:script|html|svg|iframe|body)[\s>]|!doctype|\?php\s)|%PDF-\d|__HALT_COMPILER|javascript:/i;

/** The first bytes of RAR and 7z archives. */
const ARCHIVES = ['Rar!\u001a\u0007', '7z\u00bc\u00af\u0027\u001c'];

/** The record at the end of every ZIP, JAR and office document, which may be followed by a comment. */
const ZIP_END = 'PK\u0005\u0006';
const ZIP_END_BYTES = 65_557;

/**
 * A JPEG can be a script: the length of its first segment reads as the start of a JavaScript comment, which the segment
 * closes.
 */
const SCRIPT_BY_LENGTH = '/*';
const LENGTH_AT = 4;

const FIRST_SEGMENT_BYTES = 0x2f2a;

/** Other work gets its turn after this many bytes; pieces overlap, so that no searched text is cut in two. */
const LOOK_BYTES = 262_144;
const OVERLAP_BYTES = 64;

const isScriptByLength = (bytes: Buffer): boolean => {
  const text = bytes.toString('latin1', LENGTH_AT, LENGTH_AT + FIRST_SEGMENT_BYTES);
  return text.startsWith(SCRIPT_BY_LENGTH) && text.includes('*/');
};

const holdsMark = (text: string): boolean =>
  ARCHIVES.some((mark) => text.includes(mark)) ||
  RUNS.test(text) ||
  // The texts of metadata may be in UTF-16.
  RUNS.test(text.replaceAll('\0', ''));

const holdsMarkAnywhere = async (bytes: Buffer): Promise<boolean> => {
  for (let at = 0; at < bytes.length; at += LOOK_BYTES) {
    if (holdsMark(bytes.toString('latin1', at, at + LOOK_BYTES + OVERLAP_BYTES))) return true;
    await nextTurn();
  }
  return false;
};

/**
 * Whether a picture is also something else: a page, a document, an archive, a script, or data that unpacks to more than
 * any picture's metadata. Pixels are redrawn anyway, but such a file isn't sent as a picture in good faith. Data that
 * cameras append (a film, a second picture) is none of these.
 */
export const isMoreThanPicture = async (bytes: Buffer): Promise<boolean> => {
  if (isScriptByLength(bytes) || bytes.subarray(-ZIP_END_BYTES).includes(ZIP_END)) return true;
  if (await holdsMarkAnywhere(bytes)) return true;
  const unpacked = await unpackMetadata(bytes);
  return unpacked === null || holdsMarkAnywhere(unpacked);
};
