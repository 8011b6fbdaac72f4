import type { WagerKind } from '@lineboard/domain/wager/wager';
import { keyOfExposure, type PickKey } from '@lineboard/domain/pick/pick';
import type { TicketRequest } from '@lineboard/domain/request/ticket-request';

/** Towards which limit a leg counts (HR-4): legs of if bets and reverses as the straights that they are one by one. */
export const exposureKindOf = (kind: WagerKind): 'straight' | 'parlay' | 'teaser' => {
  if (kind === 'teaser') return 'teaser';
  return kind === 'parlay' || kind === 'roundRobin' ? 'parlay' : 'straight';
};

/** Under what the picks of a ticket are counted. */
export const exposureKeysOf = ({
  wagerType,
  items,
}: Pick<TicketRequest, 'wagerType' | 'items'>): PickKey[] => {
  const kind = wagerType === 'parlay' || wagerType === 'teaser' ? wagerType : 'straight';
  return items.map(({ pick }) => keyOfExposure(pick, kind));
};
