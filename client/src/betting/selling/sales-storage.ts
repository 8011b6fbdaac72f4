import type { KeptEntries } from '../../ground/device-storage/device-storage.ts';
import type { SaleOrder } from './sale-stage.ts';

/**
 * Each order has its own entry: another tab's must not replace it, and a customer who signs out is asked about it
 * later.
 */
const keyOf = (customerId: string, key: string): string => `lb-sale:${customerId}:${key}`;

/** Written before it is sent, so that a page that is closed in the middle can ask what became of it. */
export const keepOrder = (entries: KeptEntries, customerId: string, order: SaleOrder): void =>
  entries.setItem(keyOf(customerId, order.key), JSON.stringify(order));

export const forgetOrder = (entries: KeptEntries, customerId: string, key: string): void =>
  entries.removeItem(keyOf(customerId, key));

const FIGURES = ['ticketNumber', 'wagerNumber', 'sharePercent', 'seenCents', 'tolerancePercent'] as const;

const readOrder = (text: string | null): SaleOrder | null => {
  try {
    const stored = JSON.parse(text ?? 'null') as SaleOrder | null;
    const isOrder =
      typeof stored?.key === 'string' && FIGURES.every((name) => Number.isInteger(stored[name]));
    return isOrder ? stored : null;
  } catch {
    return null;
  }
};

/** The customer's orders whose outcome isn't known; entries that are none are removed. */
export const readOrders = (entries: KeptEntries, customerId: string): SaleOrder[] =>
  entries
    .keysOf(keyOf(customerId, ''))
    .sort()
    .flatMap((entry) => {
      const order = readOrder(entries.getItem(entry));
      if (order === null) entries.removeItem(entry);
      return order ?? [];
    });
