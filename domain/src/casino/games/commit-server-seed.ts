import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';

/**
 * What is shown before a round: SHA-256 of the server seed's 32 bytes. No other seed has it, and it doesn't tell the
 * seed.
 *
 * @returns 64 hexadecimal digits
 */
export const commitServerSeed = (serverSeed: string): string => bytesToHex(sha256(hexToBytes(serverSeed)));
