import { imageSize } from 'image-size';

export interface MediaFound {
  type: string;
  width: number | null;
  height: number | null;
}

const IMAGES: ReadonlyMap<string, string> = new Map([
  ['png', 'image/png'],
  ['jpg', 'image/jpeg'],
  ['webp', 'image/webp'],
]);

/** More pixels than these across no page needs, and a browser would hold them all. */
const MOST_PIXELS = 4_000;

/** What an image is by its content, whatever it is called. @returns null when it is none that a page may show */
export const findImage = (bytes: Buffer): MediaFound | null => {
  try {
    const { type = '', width, height } = imageSize(bytes);
    const mediaType = IMAGES.get(type);
    if (mediaType === undefined || !isSide(width) || !isSide(height)) return null;
    return { type: mediaType, width, height };
  } catch {
    return null;
  }
};

const isSide = (pixels: number): boolean => Number.isInteger(pixels) && pixels >= 1 && pixels <= MOST_PIXELS;

/** EBML, which WebM begins with. */
const WEBM = Buffer.from([0x1a, 0x45, 0xdf, 0xa3]);

/** What a video is by its content. @returns null when it is none that a page may show */
export const findVideo = (bytes: Buffer): MediaFound | null => {
  const isMp4 = bytes.subarray(4, 8).toString('latin1') === 'ftyp';
  if (!isMp4 && !bytes.subarray(0, 4).equals(WEBM)) return null;
  return { type: isMp4 ? 'video/mp4' : 'video/webm', width: null, height: null };
};
