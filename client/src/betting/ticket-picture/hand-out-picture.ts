const FILE_NAME = 'ticket.png';

/** Longer than a browser takes to get its own hold of a file. */
const KEPT_MS = 60_000;

const toFile = (picture: Blob): File => new File([picture], FILE_NAME, { type: 'image/png' });

export const toPicture = (canvas: HTMLCanvasElement): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));

/** Whether the device can share files with other apps. */
export const canSharePictures = (): boolean =>
  typeof navigator.canShare === 'function' && navigator.canShare({ files: [toFile(new Blob())] });

export const canCopyPictures = (): boolean =>
  typeof ClipboardItem === 'function' && typeof navigator.clipboard?.write === 'function';

/** `dismissed`: the customer canceled it. */
export type HandedOut = 'done' | 'dismissed' | 'failed';

export const sharePicture = async (picture: Blob): Promise<HandedOut> => {
  try {
    await navigator.share({ files: [toFile(picture)] });
    return 'done';
  } catch (failure) {
    return (failure as { name?: unknown } | null)?.name === 'AbortError' ? 'dismissed' : 'failed';
  }
};

export const copyPicture = async (picture: Blob): Promise<HandedOut> => {
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })]);
    return 'done';
  } catch {
    return 'failed';
  }
};

export const savePicture = (picture: Blob): HandedOut => {
  const address = URL.createObjectURL(picture);
  const link = document.createElement('a');
  link.href = address;
  link.download = FILE_NAME;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
  return 'done';
};
