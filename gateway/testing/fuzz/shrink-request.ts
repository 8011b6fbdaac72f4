import { randomUUID } from 'node:crypto';
import { STRAIGHT_OPTIONS, type TicketRequest } from '@lineboard/domain/betting/request/ticket-request';

const MOST_TRIES = 80;

/**
 * The smallest request found that still fails: items and options are taken away as long as it does.
 *
 * @param fails is asked with a key of its own each time
 */
export const shrinkRequest = async (
  first: TicketRequest,
  fails: (request: TicketRequest) => Promise<boolean>,
): Promise<TicketRequest> => {
  let smallest = first;
  let tries = 0;
  const take = async (smaller: TicketRequest): Promise<boolean> => {
    tries += 1;
    if (tries > MOST_TRIES || !(await fails({ ...smaller, idempotencyKey: randomUUID() }))) return false;
    smallest = smaller;
    return true;
  };
  const takeItems = async (): Promise<void> => {
    // Halves first: a long ticket is short soon.
    for (
      let size = Math.ceil(smallest.items.length / 2);
      size >= 1;
      size = size === 1 ? 0 : Math.ceil(size / 2)
    ) {
      for (let at = 0; at < smallest.items.length && smallest.items.length > 1; ) {
        const items = smallest.items.toSpliced(at, size);
        if (items.length === 0 || !(await take({ ...smallest, items }))) at += size;
      }
    }
  };
  await takeItems();
  for (const [name, value] of Object.entries(STRAIGHT_OPTIONS)) {
    if (
      name === 'wagerType' ||
      JSON.stringify(smallest[name as keyof TicketRequest]) === JSON.stringify(value)
    )
      continue;
    await take({ ...smallest, [name]: value });
  }
  while (smallest.roundRobinSizes.length > 1) {
    if (!(await take({ ...smallest, roundRobinSizes: smallest.roundRobinSizes.slice(0, -1) }))) break;
  }
  // Without its options a ticket may need fewer items.
  await takeItems();
  return smallest;
};
