import { keyOfExposure, type PickKey } from '@lineboard/domain/ground/pick/pick';
import { kindOfDraft } from '@lineboard/domain/betting/request/kind-of-draft';
import type { TicketRequest } from '@lineboard/domain/betting/request/ticket-request';
import { WAGER_KINDS } from '@lineboard/domain/ground/wager-kind/wager-kinds';

/** The keys under which the picks of a ticket are counted. */
export const exposureKeysOf = (
  request: Pick<TicketRequest, 'wagerType' | 'roundRobinSizes' | 'items'>,
): PickKey[] => {
  const { limitType } = WAGER_KINDS[kindOfDraft(request)];
  return request.items.map(({ pick }) => keyOfExposure(pick, limitType));
};
