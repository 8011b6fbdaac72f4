import { rowOfType, type TicketWagerType } from '@lineboard/domain/ground/wager-kind/wager-types';
import { readBookMs } from '../../../ground/live/line-state.ts';
import { useCombination } from '../state/combination-store.ts';
import { bringAmounts } from '../state/keep-amounts.ts';
import { recallType } from '../state/keep-choices.ts';
import { noteEntered } from '../state/keep-entered.ts';
import type { ChosenOptions } from '../state/slip-item.ts';
import type { SlipState, SlipStore } from '../state/slip-state.ts';
import { useSlip } from '../state/slip-store.ts';
import { isUnderWay } from '../state/ticket-stage.ts';
import { listShapes, type OfferedShape } from './list-shapes.ts';
import { rememberShape } from './shape-memory.ts';

/**
 * The shape in which a type takes all picks where its plain one doesn't, or isn't what they were in it; null: nothing
 * is in the way of the plain one, or nothing helps.
 */
const findOtherShape = (state: SlipState, before: ChosenOptions | undefined): OfferedShape | null => {
  const { offers, hasFailed } = useCombination.getState();
  const { shapes } = listShapes(state, readBookMs(), null, offers);
  const fit = (shape: string | undefined): OfferedShape | null =>
    shapes.find(({ price }) => price.shape === shape && price.unfit === null) ?? null;
  if (before?.shape !== 'combination' && fit('parlay') !== null) return null;
  // Whether they go together is the worker's word: while it can't be had, they don't.
  return fit(before?.shape) ?? (hasFailed ? null : fit('combination'));
};

const take = (state: SlipStore, { items, options }: OfferedShape): void => {
  rememberShape(state);
  state.takeShape(items, options);
  bringAmounts(noteEntered(state));
};

/**
 * Chooses a type by its name. A parlay comes back as the combination that it was, and becomes one where its picks go
 * together in no other way (HR-64): nothing is asked, and nothing comes off.
 */
export const chooseType = (wagerType: TicketWagerType): void => {
  const state = useSlip.getState();
  const isOther = wagerType !== state.options.wagerType && !isUnderWay(state.ticket);
  const shape =
    isOther && rowOfType(wagerType).hasRoundRobin
      ? findOtherShape(
          state,
          recallType(state.items, ({ wagerType: type }) => type === wagerType),
        )
      : null;
  if (shape === null) state.chooseWagerType(wagerType);
  else take(state, shape);
};

/** Ends a round robin: its picks are the combination again that they were before it. */
export const chooseSingleParlay = (): void => {
  const state = useSlip.getState();
  const { wagerType } = state.options;
  const before = recallType(
    state.items,
    (each) => each.wagerType === wagerType && each.shape !== 'roundRobin',
  );
  const shape = isUnderWay(state.ticket) ? null : findOtherShape(state, before);
  if (shape === null) state.chooseSingleParlay();
  else take(state, shape);
};
