import { type LoggedAction, logAction } from '../../../ground/session/log-action.ts';
import type { SlipState } from './slip-state.ts';
import { useSlip } from './slip-store.ts';

/** A field that was left alone for this long has its amount; intermediate text is not logged. */
const AMOUNT_SETTLES_MS = 2_000;

interface SlipChoice {
  action: LoggedAction;
  detail: string;
}

/** The customer's choices between two states of one slip, for the customer action log (spec 2 §7); without amounts. */
const listChoices = (state: SlipState, earlier: SlipState): SlipChoice[] => {
  const choices: SlipChoice[] = [];
  const [now, before] = [state.options, earlier.options];
  const note = (action: LoggedAction, value: unknown, old: unknown): void => {
    if (value !== old) choices.push({ action, detail: String(value) });
  };
  // Another wager type begins with its own options: nobody chose those.
  if (now.wagerType === before.wagerType) {
    note('freePlay', now.useFreePlay ? 'on' : 'off', before.useFreePlay ? 'on' : 'off');
    note('roundRobin', describeSizes(now.roundRobinSizes), describeSizes(before.roundRobinSizes));
    note('openSpots', now.openSpots, before.openSpots);
  }
  note('autoAccept', state.priceAcceptance, earlier.priceAcceptance);
  for (const { itemId, pointsBought } of state.items) {
    const old = earlier.items.find((item) => item.itemId === itemId);
    if (old !== undefined && old.pointsBought !== pointsBought)
      choices.push({ action: 'buyPoints', detail: `${itemId} ${pointsBought} half points` });
  }
  return choices;
};

const describeSizes = (sizes: readonly number[]): string =>
  sizes.length === 0 ? 'single parlay' : `by ${sizes.join(', ')}`;

/** The amounts on the slip: the ticket's own, or item by item. */
const describeAmounts = ({ items, options }: Pick<SlipState, 'items' | 'options'>): string =>
  [
    ...(typeof options.amountCents === 'number'
      ? [`ticket ${options.amountEntered} ${options.amountCents}`]
      : []),
    ...items.flatMap(({ itemId, amountEntered, amountCents }) =>
      typeof amountCents === 'number' ? [`${itemId} ${amountEntered} ${amountCents}`] : [],
    ),
  ].join('; ');

/** Writes the choices on the slip to the customer action log. @returns stops it */
export const keepActionLog = (): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let logged = describeAmounts(useSlip.getState());
  const logAmounts = (): void => {
    const amounts = describeAmounts(useSlip.getState());
    if (amounts !== logged && amounts !== '') void logAction('amount', amounts);
    logged = amounts;
  };
  const stop = useSlip.subscribe((state, earlier) => {
    if (state.items === earlier.items && state.options === earlier.options) {
      if (state.priceAcceptance === earlier.priceAcceptance) return;
    } else {
      clearTimeout(timer);
      timer = setTimeout(logAmounts, AMOUNT_SETTLES_MS);
    }
    for (const { action, detail } of listChoices(state, earlier)) void logAction(action, detail);
  });
  return () => {
    stop();
    clearTimeout(timer);
  };
};
