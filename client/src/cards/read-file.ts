/**
 * A file's bytes, read off the page's thread.
 * @returns null when it can't be read: it went away, or may not be opened (ERR2-16)
 */
export const readFile = (file: Blob): Promise<Uint8Array<ArrayBuffer> | null> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(new Uint8Array(reader.result as ArrayBuffer)));
    reader.addEventListener('error', () => {
      console.error('A file could not be read.', reader.error);
      resolve(null);
    });
    reader.readAsArrayBuffer(file);
  });
