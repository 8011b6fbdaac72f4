import { cardPartBytes, MOST_CARD_IMAGES } from '@lineboard/domain/account/cards/card-upload';
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { createStatement } from '../../ground/database/create-statement.ts';
import type { Database } from '../../ground/database/create-database.ts';
import { inTransaction } from '../../ground/database/in-transaction.ts';
import { createWireKey } from '../session/login-tokens.ts';
import { hashToken } from '../session/session-token.ts';

type Pool = Pick<Database, 'pool'>['pool'];

/** A slow phone sends 12 MB in that time, and goes on after a cut. */
export const TOKEN_TTL_MS = 15 * 60_000;

/** How long looking at images may take. */
export const CLAIMED_FOR_MS = 60_000;

/** The customer and session that an upload belongs to. */
export interface CardSender {
  customerId: string;
  /** The session's cookie: another session of the customer knows nothing of it. */
  session: string;
}

export interface StoredUpload {
  tokenHash: Buffer | null;
  sizes: number[];
  sentAtMs: number | null;
}

const START = createStatement<{
  customerId: string;
  uploadId: string;
  tokenHash: Buffer;
  sessionHash: Buffer;
  sizes: readonly number[];
  expiresAtMs: number;
}>(
  'start-card-upload',
  `insert into card_upload (customer_id, upload_id, token_hash, session_hash, sizes, expires_at_ms)
   values (:customerId, :uploadId, :tokenHash, :sessionHash, :sizes, :expiresAtMs)`,
);

/** Two at once wait for each other. */
const holdUploads = async (client: pg.PoolClient, customerId: string): Promise<void> => {
  await client.query('select pg_advisory_xact_lock(hashtextextended($1, 57))', [customerId]);
};

const countImages = async (client: pg.PoolClient, customerId: string): Promise<number> => {
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::integer as count from card_image where customer_id = $1',
    [customerId],
  );
  return rows[0]?.count ?? 0;
};

/**
 * In the place of the customer's upload before.
 * @returns null when more images would be kept than may be
 */
export const startUpload = (
  pool: Pool,
  { customerId, session }: CardSender,
  sizes: readonly number[],
  nowMs: number,
): Promise<{ uploadId: string; token: string } | null> =>
  inTransaction(pool, async (client) => {
    await holdUploads(client, customerId);
    if ((await countImages(client, customerId)) + sizes.length > MOST_KEPT_IMAGES) return null;
    await client.query('delete from card_upload where customer_id = $1', [customerId]);
    const [uploadId, token] = [randomUUID(), createWireKey()];
    const hashes = { tokenHash: hashToken(token), sessionHash: hashToken(session) };
    const expiresAtMs = nowMs + TOKEN_TTL_MS;
    await client.query(START({ customerId, uploadId, ...hashes, sizes, expiresAtMs }));
    return { uploadId, token };
  });

/** Two full uploads: the second for what was wrong with the first. */
export const MOST_KEPT_IMAGES = 2 * MOST_CARD_IMAGES;

interface Asked {
  customerId: string;
  sessionHash: Buffer;
  uploadId: string;
  nowMs: number;
}

const FIND = createStatement<Asked>(
  'find-card-upload',
  `select token_hash as "tokenHash", sizes, sent_at_ms as "sentAtMs" from card_upload
   where customer_id = :customerId and upload_id = :uploadId::uuid and session_hash = :sessionHash
     and expires_at_ms > :nowMs`,
);

/** @returns null when it isn't there, has ended or is of somebody else or another session */
export const findUpload = async (
  pool: Pool,
  { customerId, session }: CardSender,
  uploadId: string,
  nowMs: number,
): Promise<StoredUpload | null> => {
  const asked = { customerId, sessionHash: hashToken(session), uploadId, nowMs };
  const { rows } = await pool.query<StoredUpload>(FIND(asked));
  return rows[0] ?? null;
};

interface Part {
  uploadId: string;
  image: number;
  part: number;
  bytes: Buffer;
}

const SAVE_PART = createStatement<Part>(
  'save-card-part',
  `insert into card_part (upload_id, image, part, bytes)
   select upload_id, :image::smallint, :part::smallint, :bytes::bytea from card_upload
   where upload_id = :uploadId::uuid and sent_at_ms is null for key share
   on conflict (upload_id, image, part) do update set bytes = excluded.bytes`,
);

/** Again in the place of what was there. */
export const savePart = async (pool: Pool, part: Part): Promise<void> => {
  await pool.query(SAVE_PART(part));
};

/** Whether a part has the length that it must have, which bounds what is kept before anybody has shown a password. */
export const isWholePart = (
  sizes: readonly number[],
  { image, part, bytes }: Omit<Part, 'uploadId'>,
): boolean => {
  const size = sizes[image];
  return size !== undefined && bytes.length > 0 && bytes.length === cardPartBytes(size, part);
};

/** An encrypted image in one, as far as it is there. */
export const readSealed = async (pool: Pool, uploadId: string, image: number): Promise<Buffer> => {
  const { rows } = await pool.query<{ bytes: Buffer }>(
    'select bytes from card_part where upload_id = $1 and image = $2 order by part',
    [uploadId, image],
  );
  return Buffer.concat(rows.map(({ bytes }) => bytes));
};

/** Nobody else looks at its images meanwhile. @returns false when somebody does */
export const claimUpload = async (pool: Pool, uploadId: string, nowMs: number): Promise<boolean> => {
  const { rowCount } = await pool.query(
    `update card_upload set claimed_until_ms = $2
     where upload_id = $1 and sent_at_ms is null and claimed_until_ms <= $3`,
    [uploadId, nowMs + CLAIMED_FOR_MS, nowMs],
  );
  return rowCount === 1;
};

export const releaseUpload = async (pool: Pool, uploadId: string): Promise<void> => {
  await pool.query('update card_upload set claimed_until_ms = 0 where upload_id = $1', [uploadId]);
};

export const endUpload = async (pool: Pool, uploadId: string): Promise<void> => {
  await pool.query('delete from card_upload where upload_id = $1', [uploadId]);
};
