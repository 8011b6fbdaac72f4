import type { SaleAnswer } from '@lineboard/domain/betting/selling/sale.schema';
import { create } from 'zustand';
import type { CallError } from '../../ground/calls/call-book.ts';
import { deviceStorage } from '../../ground/device-storage/device-storage.ts';
import { nameOfBet } from './offered-bets-store.ts';
import { saleChanges$ } from './sale-changes.ts';
import { applySaleAnswer, isSaleUnderWay, type SaleOrder, type SaleStage } from './sale-stage.ts';
import { forgetOrder, keepOrder, readOrders } from './sales-storage.ts';

interface Sales {
  /** The sales are this customer's; null until it is known. */
  customerId: string | null;
  /** The last sale of each bet, by its name. */
  sales: ReadonlyMap<string, SaleStage>;
  /** Takes up what was under way when this customer's page was closed. */
  own: (customerId: string | null) => void;
  /** @returns false: a sale of this bet is under way, or nobody is signed in */
  begin: (order: SaleOrder) => boolean;
  /** Answers to other keys than the bet's own are nobody's any more. */
  apply: (order: SaleOrder, answer: SaleAnswer) => void;
  markUnknown: (order: SaleOrder) => void;
  fail: (order: SaleOrder, error: CallError) => void;
  /** The customer has read what became of it. */
  dismiss: (name: string) => void;
}

/** Sales that this page asked for, until what became of them was read. */
export const useSales = create<Sales>()((set, get) => {
  const put = (sale: SaleStage): void => {
    const { customerId, sales } = get();
    const name = nameOfBet(sale.order);
    if (customerId === null || sales.get(name)?.order.key !== sale.order.key) return;
    set({ sales: new Map([...sales, [name, sale]]) });
    if (!isSaleUnderWay(sale)) forgetOrder(deviceStorage, customerId, sale.order.key);
    saleChanges$.next();
  };
  return {
    customerId: null,
    sales: new Map(),
    own: (customerId) => {
      if (customerId === get().customerId) return;
      const orders = customerId === null ? [] : readOrders(deviceStorage, customerId);
      const unknown = orders.map((order) => [nameOfBet(order), { order, stage: 'unknown' }] as const);
      set({ customerId, sales: new Map<string, SaleStage>(unknown) });
    },
    begin: (order) => {
      const { customerId, sales } = get();
      const name = nameOfBet(order);
      if (customerId === null || isSaleUnderWay(sales.get(name))) return false;
      keepOrder(deviceStorage, customerId, order);
      set({ sales: new Map([...sales, [name, { order, stage: 'sending' }]]) });
      return true;
    },
    apply: (order, answer) => put(applySaleAnswer(order, answer)),
    markUnknown: (order) => put({ order, stage: 'unknown' }),
    fail: (order, { code }) => put({ order, stage: 'failed', code }),
    dismiss: (name) => {
      const { sales } = get();
      if (!sales.has(name) || isSaleUnderWay(sales.get(name))) return;
      set({ sales: new Map([...sales].filter(([other]) => other !== name)) });
    },
  };
});
