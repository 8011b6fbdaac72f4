import type { CardImageRecordSchema } from '@lineboard/domain/account/cards/card-upload.schema';
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Static } from 'typebox';
import type { CardKey } from '../../config/card-keys.ts';
import { createStatement } from '../../ground/database/create-statement.ts';
import type { Database } from '../../ground/database/create-database.ts';
import { inTransaction } from '../../ground/database/in-transaction.ts';
import type { CleanImage } from './clean-image.ts';
import { sealImage, type SealedImage } from './seal-image.ts';

type CardImageRecord = Static<typeof CardImageRecordSchema>;

const ADD = createStatement<
  SealedImage & { imageId: string; customerId: string; sentAtMs: number; width: number; height: number }
>(
  'add-card-image',
  `insert into card_image (image_id, customer_id, sent_at_ms, width, height, key_id, nonce, sealed)
   values (:imageId, :customerId, :sentAtMs, :width, :height, :keyId, :nonce, :sealed)`,
);

/**
 * All images of an upload, once: the token is used up with it.
 * @returns false when the upload has ended meanwhile: nothing is kept
 */
export const keepImages = (
  { pool }: Pick<Database, 'pool'>,
  key: CardKey,
  { customerId, uploadId, nowMs }: { customerId: string; uploadId: string; nowMs: number },
  images: readonly CleanImage[],
): Promise<boolean> =>
  inTransaction(pool, async (client) => {
    const { rowCount } = await client.query(
      `update card_upload set sent_at_ms = $3, token_hash = null
       where upload_id = $1 and customer_id = $2 and sent_at_ms is null`,
      [uploadId, customerId, nowMs],
    );
    if (rowCount === 0) return false;
    for (const { jpeg, width, height } of images) {
      const imageId = randomUUID();
      const sealed = sealImage(key, { customerId, imageId }, jpeg);
      await client.query(ADD({ ...sealed, imageId, customerId, sentAtMs: nowMs, width, height }));
    }
    await client.query('delete from card_part where upload_id = $1', [uploadId]);
    return true;
  });

/** The tag is no byte of the image. */
const RECORD = `image_id as "imageId", customer_id as "customerId", sent_at_ms as "sentAtMs",
  length(sealed) - 16 as bytes, width, height, key_id as "keyId"`;

export const listImages = async (client: pg.PoolClient, customerId: string): Promise<CardImageRecord[]> => {
  const { rows } = await client.query<CardImageRecord>(
    `select ${RECORD} from card_image where customer_id = $1 order by sent_at_ms desc, image_id`,
    [customerId],
  );
  return rows;
};

export const readImage = async (
  client: pg.PoolClient,
  imageId: string,
): Promise<(CardImageRecord & Pick<SealedImage, 'nonce' | 'sealed'>) | null> => {
  const { rows } = await client.query<CardImageRecord & Pick<SealedImage, 'nonce' | 'sealed'>>(
    `select ${RECORD}, nonce, sealed from card_image where image_id = $1`,
    [imageId],
  );
  return rows[0] ?? null;
};

/** @returns null when there is none */
export const deleteImage = async (
  client: pg.PoolClient,
  imageId: string,
): Promise<CardImageRecord | null> => {
  const { rows } = await client.query<CardImageRecord>(
    `delete from card_image where image_id = $1 returning ${RECORD}`,
    [imageId],
  );
  return rows[0] ?? null;
};
