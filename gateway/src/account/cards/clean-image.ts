import { isCardPicture } from '@lineboard/domain/account/cards/card-upload';
import type { CardImageFault } from '@lineboard/domain/ground/error/card-image-fault';
import { createWorkQueue } from '../session/work-queue.ts';
import { isMoreThanPicture } from './is-more-than-picture.ts';

export interface CleanImage {
  /** A JPEG of pixels alone. */
  jpeg: Buffer;
  width: number;
  height: number;
}

/**
 * The largest picture that cameras take; a file of a few kilobytes can claim a thousand times as many pixels, and fill
 * the memory.
 */
const MOST_PIXELS = 50_000_000;

/** Digits on a card can be read at this size. */
const MOST_ACROSS = 2_400;
const JPEG_QUALITY = 85;
const MOST_SECONDS = 10;

/** Loaded with the first image: most gateways never see one. The other decoders of the library are shut off. */
const loadSharp = async () => {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
  });
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
};

let loaded: ReturnType<typeof loadSharp> | null = null;

const draw = async (bytes: Buffer): Promise<CleanImage | CardImageFault> => {
  loaded ??= loadSharp();
  const sharp = await loaded;
  try {
    // The header alone: no limit holds it, and nothing is drawn.
    const claimed = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (claimed.width * claimed.height > MOST_PIXELS) return 'tooManyPixels';
    const { data, info } = await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .timeout({ seconds: MOST_SECONDS })
      .autoOrient()
      .resize({ width: MOST_ACROSS, height: MOST_ACROSS, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality: JPEG_QUALITY })
      .toBuffer({ resolveWithObject: true });
    return { jpeg: data, width: info.width, height: info.height };
  } catch {
    return 'unreadable';
  }
};

/** One at a time, on a thread of the library's own: it takes a picture's pixels in memory and a tenth of a second. */
const queue = createWorkQueue({ atOnce: 1, waiting: 16, waitingPerOwner: 1 });

/**
 * A picture drawn again: of what was sent its pixels stay, and no metadata, profile, comment or anything behind it.
 *
 * @param owner whose it is: nobody takes up all the room
 * @returns why it isn't taken; `busy` while too many wait
 */
export const cleanImage = async (
  owner: string,
  bytes: Buffer,
): Promise<CleanImage | CardImageFault | 'busy'> => {
  // A file whose first bytes are not an image's never reaches a decoder.
  if (!isCardPicture(bytes)) return 'unreadable';
  if (await isMoreThanPicture(bytes)) return 'notOnlyPicture';
  return queue.run(owner, false, () => draw(bytes)) ?? 'busy';
};
