import type { TicketWagerType } from '@lineboard/domain/ground/wager-kind/wager-types';
import type { ComponentType } from 'react';
import { create } from 'zustand';
import { giveTicketRules } from './state/slip-store.ts';

interface SlipContentState {
  Content: ComponentType | null;
  /** Chooses a type for the picks of a slip that has some. */
  chooseType: ((wagerType: TicketWagerType) => void) | null;
  /** Why it couldn't be loaded. */
  failure: { cause: unknown } | null;
}

/**
 * The content of a slip with picks, and the rules that it shows. An empty slip needs neither, so the first load leaves
 * them out; they come after the first lines. No `lazy()`: loaded content must appear together with the pick, not a
 * moment later.
 */
export const useSlipContent = create<SlipContentState>()(() => ({
  Content: null,
  chooseType: null,
  failure: null,
}));

export const loadSlipContent = async (): Promise<void> => {
  try {
    const { SlipContent, chooseType, evaluateSlip, keepFilled } = await import('./filled-slip.ts');
    giveTicketRules(evaluateSlip);
    keepFilled();
    useSlipContent.setState({ Content: SlipContent, chooseType, failure: null });
  } catch (cause) {
    useSlipContent.setState({ failure: { cause } });
  }
};
