import { constants, createDeflateRaw, deflateRawSync } from 'node:zlib';

/** Ends each flush; permessage-deflate leaves it out (RFC 7692, 7.2.1). */
const TRAILER_BYTES = 4;

/** A message as permessage-deflate sends it when it may not refer to earlier ones, so that it is any socket's. */
export const deflateAlone = (bytes: Buffer): Buffer =>
  deflateRawSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH }).subarray(0, -TRAILER_BYTES);

/** How many bytes each message of a socket takes when it may refer to the ones before (context takeover). */
export const deflateInTurn = async (messages: readonly Buffer[]): Promise<number[]> => {
  const stream = createDeflateRaw();
  let bytes = 0;
  stream.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
  });
  const sizes: number[] = [];
  for (const message of messages) {
    const before = bytes;
    stream.write(message);
    await new Promise<void>((resolve) => {
      stream.flush(constants.Z_SYNC_FLUSH, () => resolve());
    });
    sizes.push(bytes - before - TRAILER_BYTES);
  }
  stream.end();
  return sizes;
};
