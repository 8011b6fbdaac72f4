import type { ItemCode } from '@lineboard/domain/ground/error/error-code';
import type { TicketEvaluation } from '@lineboard/domain/betting/ticket/ticket-evaluation';
import type { SlipItem, TakenOff } from './slip-item.ts';
import { selectMostPicks } from './slip-open-play.ts';
import { hasTicketAmount } from './slip-options.ts';
import type { SlipState } from './slip-state.ts';

/** An item that this bet can't take at all; any other error may be fixed on the slip. */
const MISFITS: ReadonlySet<ItemCode> = new Set<ItemCode>([
  'wagerTypeUnavailable',
  'duplicatePick',
  'moneyLineRestricted',
  'correlatedLegs',
  'parlayRestricted',
  'contestLegs',
]);

/** Points are bought again, and an amount counts where each pick has its own. */
const renew = (item: SlipItem, { options }: SlipState): SlipItem => ({
  ...item,
  pointsBought: 0,
  ...(hasTicketAmount(options.wagerType) && { amountEntered: 'risk', amountCents: null }),
});

const isMisfit = (evaluation: TicketEvaluation): boolean =>
  evaluation.items.some(({ errors }) => errors.some(({ code }) => MISFITS.has(code)));

/**
 * Tries them one by one, in their order: each that is compatible with those before it fits.
 * @param before the slip with its picks
 * @param after the slip with the new bet and without picks
 */
export const selectTakenOff = (
  before: SlipState,
  after: SlipState,
  derive: (state: SlipState) => TicketEvaluation,
): TakenOff | null => {
  if (before.items.length === 0) return null;
  let items: readonly SlipItem[] = [];
  for (const item of before.items) {
    const tried = [...items, renew(item, after)];
    if (tried.length > selectMostPicks(after)) break;
    if (!isMisfit(derive({ ...after, items: tried, quotes: before.quotes, lastKnown: before.lastKnown })))
      items = tried;
  }
  const fitting = items.map((item) => ({
    item,
    quote: before.quotes.get(item.itemId) ?? null,
    lastKnown: before.lastKnown.get(item.itemId),
  }));
  return { count: before.items.length, fitting };
};

/** The slip with the restored picks next to what was chosen since. */
export const bringBack = (
  { items, quotes, lastKnown }: SlipState,
  { fitting }: TakenOff,
): Pick<SlipState, 'items' | 'quotes' | 'lastKnown'> => {
  const here = new Set(items.map(({ itemId }) => itemId));
  const back = fitting.filter(({ item }) => !here.has(item.itemId));
  return {
    items: [...items, ...back.map(({ item }) => item)],
    quotes: new Map([...quotes, ...back.map(({ item, quote }) => [item.itemId, quote] as const)]),
    lastKnown: new Map([
      ...lastKnown,
      ...back.flatMap(({ item, lastKnown: known }) =>
        known === undefined ? [] : [[item.itemId, known] as const],
      ),
    ]),
  };
};
