import type { WagerKind } from '../../ground/wager-kind/wager-kinds.ts';
import { WAGER_TYPES } from '../../ground/wager-kind/wager-types.ts';
import type { TicketDraft } from './ticket-request.ts';

/** The kind of wager that a ticket makes of its items. */
export const kindOfDraft = ({
  wagerType,
  roundRobinSizes,
}: Pick<TicketDraft, 'wagerType' | 'roundRobinSizes'>): WagerKind =>
  roundRobinSizes.length > 0 ? 'roundRobin' : WAGER_TYPES[wagerType].kind;
