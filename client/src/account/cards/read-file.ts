const read = <T>(start: (reader: FileReader) => void): Promise<T | null> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as T));
    reader.addEventListener('error', () => {
      console.error('A file could not be read.', reader.error);
      resolve(null);
    });
    start(reader);
  });

/** What the page read of a picture (ENT2-50). */
export interface FileContent {
  bytes: Uint8Array<ArrayBuffer>;
  /** The source of the preview: the page's policy lets it show nothing else that a customer brings. */
  dataUrl: string;
}

/**
 * A file's content, read off the main thread.
 * @returns null when it can't be read: it was removed, or may not be opened (ERR2-16)
 */
export const readFile = async (file: Blob): Promise<FileContent | null> => {
  const buffer = await read<ArrayBuffer>((reader) => reader.readAsArrayBuffer(file));
  if (buffer === null) return null;
  const dataUrl = await read<string>((reader) => reader.readAsDataURL(file));
  return dataUrl === null ? null : { bytes: new Uint8Array(buffer), dataUrl };
};
