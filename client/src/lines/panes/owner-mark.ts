import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { createId } from '../../ground/device/create-id.ts';
import { deviceStorage } from '../../ground/device-storage/device-storage.ts';

export const MARK_SEED_KEY = 'lb-panes-marks';

/** 64 bits: no two customers of a device have the same mark. */
const MARK_DIGITS = 16;

const readSeed = (): string => {
  const known = deviceStorage.getItem(MARK_SEED_KEY);
  if (known !== null) return known;
  const seed = createId();
  deviceStorage.setItem(MARK_SEED_KEY, seed);
  return seed;
};

/**
 * The same for a customer on this device whenever it is asked, and another one on every other device. The browser keeps
 * it after the customer has signed out, and it doesn't name the customer.
 */
export const markOwner = (customerId: string): string =>
  bytesToHex(sha256(utf8ToBytes(`${readSeed()} ${customerId}`))).slice(0, MARK_DIGITS);
