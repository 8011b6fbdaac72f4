import type { ComponentType } from 'react';
import { create } from 'zustand';
import { giveTicketRules } from './state/slip-store.ts';

interface SlipContentState {
  Content: ComponentType | null;
  /** Why it couldn't be loaded. */
  failure: { cause: unknown } | null;
}

/**
 * What stands on a slip with picks, and the rules that it shows. An empty slip needs neither, so the first load leaves
 * them out; they come behind the first lines. No `lazy()`: what is loaded must stand with the pick, not a moment later.
 */
export const useSlipContent = create<SlipContentState>()(() => ({ Content: null, failure: null }));

export const loadSlipContent = async (): Promise<void> => {
  try {
    const [{ SlipContent }, { evaluateTicket }] = await Promise.all([
      import('./SlipContent.tsx'),
      import('@lineboard/domain/betting/ticket/evaluate-ticket'),
    ]);
    giveTicketRules(evaluateTicket);
    useSlipContent.setState({ Content: SlipContent, failure: null });
  } catch (cause) {
    useSlipContent.setState({ failure: { cause } });
  }
};
