import type { RoundView } from '@lineboard/domain/sandbox/sandbox-answers';
import { useState } from 'react';

export interface PastRound {
  nonce: number;
  netCents: number;
}

const MOST = 12;

/** The rounds that ended here while the page was open, the latest first. @param round null while it goes on or moves */
export const useHistory = (round: RoundView | null): readonly PastRound[] => {
  const [past, setPast] = useState<readonly PastRound[]>([]);
  if (round !== null && round.winCents !== null && past[0]?.nonce !== round.nonce) {
    const ended = { nonce: round.nonce, netCents: round.winCents - round.stakeCents };
    setPast([ended, ...past].slice(0, MOST));
  }
  return past;
};
