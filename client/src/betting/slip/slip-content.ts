import type { ComponentType } from 'react';
import { create } from 'zustand';
import { giveTicketRules } from './state/slip-store.ts';

interface SlipContentState {
  Content: ComponentType | null;
  /** Why it couldn't be loaded. */
  failure: { cause: unknown } | null;
}

/**
 * The content of a slip with picks, and the rules that it shows. An empty slip needs neither, so the first load leaves
 * them out; they come after the first lines. No `lazy()`: loaded content must appear together with the pick, not a
 * moment later.
 */
export const useSlipContent = create<SlipContentState>()(() => ({ Content: null, failure: null }));

export const loadSlipContent = async (): Promise<void> => {
  try {
    const { SlipContent, evaluateSlip, keepFilled } = await import('./filled-slip.ts');
    giveTicketRules(evaluateSlip);
    keepFilled();
    useSlipContent.setState({ Content: SlipContent, failure: null });
  } catch (cause) {
    useSlipContent.setState({ failure: { cause } });
  }
};
