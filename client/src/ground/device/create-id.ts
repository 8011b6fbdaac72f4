import { writeUuid } from '@lineboard/domain/betting/request/write-uuid';

/**
 * A unique name. Browsers hide `crypto.randomUUID` from pages that are neither on https nor on this machine, e.g. of a
 * book in a local network; random bytes are available everywhere.
 */
export const createId = (): string => writeUuid(crypto.getRandomValues(new Uint8Array(16)));
