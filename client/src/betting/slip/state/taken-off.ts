import type { ItemCode } from '@lineboard/domain/ground/error/error-code';
import type { TicketEvaluation } from '@lineboard/domain/betting/ticket/ticket-evaluation';
import type { KeptPick, SlipItem, TakenOff } from './slip-item.ts';
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

/** The picks on the slip, and after them those that an earlier change removed. */
const selectCandidates = ({ items, quotes, lastKnown, takenOff }: SlipState): KeptPick[] => {
  const here = new Set(items.map(({ itemId }) => itemId));
  return [
    ...items.map((item) => ({
      item,
      quote: quotes.get(item.itemId) ?? null,
      lastKnown: lastKnown.get(item.itemId),
    })),
    ...(takenOff?.misfits ?? []).filter(({ item }) => !here.has(item.itemId)),
  ];
};

/**
 * Tries them one by one, in their order: each that is compatible with those before it fits.
 * @param before the slip with its picks
 * @param after the slip with the new bet and without picks
 * @returns null when the slip is empty
 */
export const selectTakenOff = (
  before: SlipState,
  after: SlipState,
  derive: (state: SlipState) => TicketEvaluation,
): TakenOff | null => {
  if (before.items.length === 0) return null;
  const candidates = selectCandidates(before);
  const slip = bringBack({ ...after, items: [] }, candidates);
  const fitting: KeptPick[] = [];
  const misfits: KeptPick[] = [];
  for (const kept of candidates) {
    const renewed = { ...kept, item: renew(kept.item, after) };
    const taken = fitting.map(({ item }) => item);
    const items = [...taken, renewed.item];
    const hasRoom = items.length <= selectMostPicks({ ...after, items: taken });
    const fits = hasRoom && !isMisfit(derive({ ...after, ...slip, items }));
    if (fits) fitting.push(renewed);
    else misfits.push(kept);
  }
  return { count: before.items.length, fitting, misfits };
};

/** The slip with the restored picks next to what was chosen since. */
export const bringBack = (
  { items, quotes, lastKnown }: Pick<SlipState, 'items' | 'quotes' | 'lastKnown'>,
  picks: readonly KeptPick[],
): Pick<SlipState, 'items' | 'quotes' | 'lastKnown'> => {
  const here = new Set(items.map(({ itemId }) => itemId));
  const back = picks.filter(({ item }) => !here.has(item.itemId));
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
