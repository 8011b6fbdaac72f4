const FIN_AND_TEXT = 0x81;
const FIN_AND_CLOSE = 0x88;
/** Lengths up to here stand in the head's second byte; two marks say that they stand behind it, in 2 or 8 bytes. */
const MOST_IN_HEAD = 125;
const IN_TWO_BYTES = 126;
const IN_EIGHT_BYTES = 127;

const createHead = (first: number, length: number): Buffer => {
  if (length <= MOST_IN_HEAD) return Buffer.from([first, length]);
  if (length <= 0xffff) return Buffer.from([first, IN_TWO_BYTES, length >> 8, length & 0xff]);
  const head = Buffer.alloc(10);
  head[0] = first;
  head[1] = IN_EIGHT_BYTES;
  head.writeBigUInt64BE(BigInt(length), 2);
  return head;
};

/** A server's WebSocket message of one frame (RFC 6455, 5.2), ready to be written to any number of connections. */
export interface TextFrame {
  bytes: Buffer;
  /** The text begins at this byte. */
  textAt: number;
}

export const createTextFrame = (text: string): TextFrame => {
  const payload = Buffer.from(text);
  const head = createHead(FIN_AND_TEXT, payload.length);
  return { bytes: Buffer.concat([head, payload]), textAt: head.length };
};

export const readText = ({ bytes, textAt }: TextFrame): string => bytes.toString('utf8', textAt);

/** @param code why it is closed (RFC 6455, 7.4) */
export const createCloseFrame = (code: number): Buffer =>
  Buffer.from([FIN_AND_CLOSE, 2, code >> 8, code & 0xff]);
