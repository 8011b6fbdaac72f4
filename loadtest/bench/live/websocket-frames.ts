import { randomBytes } from 'node:crypto';

/**
 * The part of RFC 6455 that a load client needs. A thousand clients share the machine with the server that is
 * measured, so a client must cost next to nothing: no events, no copies, no text unless somebody reads it.
 */
export const OPCODE = { text: 1, binary: 2, close: 8, ping: 9, pong: 10 } as const;

/** A masked frame, as clients must send them. */
export const encodeFrame = (opcode: number, payload: Buffer): Buffer => {
  const extended = payload.length < 126 ? 0 : payload.length < 65_536 ? 2 : 8;
  const head = 2 + extended;
  const frame = Buffer.allocUnsafe(head + 4 + payload.length);
  frame[0] = 0x80 | opcode;
  if (extended === 0) frame[1] = 0x80 | payload.length;
  else if (extended === 2) {
    frame[1] = 0x80 | 126;
    frame.writeUInt16BE(payload.length, 2);
  } else {
    frame[1] = 0x80 | 127;
    frame.writeBigUInt64BE(BigInt(payload.length), 2);
  }
  const mask = randomBytes(4);
  mask.copy(frame, head);
  for (let at = 0; at < payload.length; at += 1) frame[head + 4 + at] = payload[at]! ^ mask[at & 3]!;
  return frame;
};

/** Where the payload of the frame at the start of a buffer lies; null while its head is not whole. */
const locatePayload = (buffer: Buffer): { start: number; end: number } | null => {
  if (buffer.length < 2) return null;
  const length = buffer[1]! & 0x7f;
  if (length < 126) return { start: 2, end: 2 + length };
  if (length === 126) return buffer.length < 4 ? null : { start: 4, end: 4 + buffer.readUInt16BE(2) };
  return buffer.length < 10 ? null : { start: 10, end: 10 + Number(buffer.readBigUInt64BE(2)) };
};

/** Cuts a server's byte stream into whole, unfragmented frames. */
export const createFrameReader = (onFrame: (opcode: number, payload: Buffer) => void) => {
  let held: Buffer[] = [];
  let heldBytes = 0;
  let neededBytes = 2;
  return (chunk: Buffer): void => {
    held.push(chunk);
    heldBytes += chunk.length;
    // A large frame comes in many chunks: they are joined once, when it is whole.
    if (heldBytes < neededBytes) return;
    let buffer = held.length === 1 ? chunk : Buffer.concat(held);
    for (;;) {
      const payload = locatePayload(buffer);
      neededBytes = payload?.end ?? buffer.length + 1;
      if (payload === null || buffer.length < payload.end) break;
      onFrame(buffer[0]! & 0x0f, buffer.subarray(payload.start, payload.end));
      buffer = buffer.subarray(payload.end);
    }
    held = buffer.length === 0 ? [] : [buffer];
    heldBytes = buffer.length;
  };
};
