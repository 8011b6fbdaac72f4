import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** The inputs that determine every draw of a round. */
export interface RoundSeeds {
  /** 64 hexadecimal digits in lower case: 32 bytes that the host keeps to itself until they are revealed. */
  serverSeed: string;
  /** 1 to 64 printable ASCII characters, chosen by the player. */
  clientSeed: string;
  /** Counts the rounds under one server seed from 0; each number is played only once. */
  nonce: number;
}

/** The numbers of one round: always the same ones in the same order. */
export interface Draws {
  /**
   * Draws the next whole number from 0 to `bound` − 1, all equally likely.
   * @param bound 1 to 2³²
   */
  nextBelow(bound: number): number;
}

const VALUES = 2 ** 32;
const BYTES_PER_VALUE = 4;

/**
 * Makes draws from evenly distributed values: a value that would favor the low numbers is skipped, and the next one is
 * used.
 * @param nextValue 0 to 2³² − 1
 */
export const createDrawsOfValues = (nextValue: () => number): Draws => ({
  nextBelow: (bound) => {
    if (!Number.isInteger(bound) || bound < 1 || bound > VALUES)
      throw new RangeError(`nothing to draw below ${bound}`);
    const fair = VALUES - (VALUES % bound);
    for (;;) {
      const value = nextValue();
      if (value < fair) return value % bound;
    }
  },
});

/**
 * Creates the draws of the rounds under one pair of seeds. The stream of a round is HMAC-SHA256 with the bytes of the
 * server seed as its key over the text `clientSeed:nonce:cursor`, cursor 0, 1, 2 …; every four bytes of it, most
 * significant first, are a value.
 *
 * @throws Error on a server seed that is not hexadecimal, RangeError on a bound that can't be drawn: bugs of the caller
 */
export const createDrawsOfSeeds = (serverSeed: string, clientSeed: string): ((nonce: number) => Draws) => {
  const keyed = hmac.create(sha256, hexToBytes(serverSeed));
  return (nonce) => {
    let cursor = 0;
    let block = new Uint8Array();
    let read = 0;
    const nextValue = (): number => {
      if (read === block.length) {
        block = keyed
          .clone()
          .update(utf8ToBytes(`${clientSeed}:${nonce}:${cursor}`))
          .digest();
        cursor++;
        read = 0;
      }
      const at = read;
      read += BYTES_PER_VALUE;
      return block[at]! * 2 ** 24 + block[at + 1]! * 2 ** 16 + block[at + 2]! * 2 ** 8 + block[at + 3]!;
    };
    return createDrawsOfValues(nextValue);
  };
};

/** Creates the draws of one round, from its first number on. */
export const createDraws = ({ serverSeed, clientSeed, nonce }: RoundSeeds): Draws =>
  createDrawsOfSeeds(serverSeed, clientSeed)(nonce);
