import { writeUuid } from '@lineboard/domain/betting/request/write-uuid';

/** A unique name, also on a page without https, where browsers offer no `crypto.randomUUID`. */
export const createId = (): string => writeUuid(crypto.getRandomValues(new Uint8Array(16)));
