import { writeUuid } from '@lineboard/domain/betting/request/write-uuid';

/**
 * A name that nothing else has. Browsers keep `crypto.randomUUID` from pages that are neither on https nor on this
 * machine, as a book in a network of one's own is; random bytes are everywhere.
 */
export const createId = (): string => writeUuid(crypto.getRandomValues(new Uint8Array(16)));
