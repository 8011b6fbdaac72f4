import { useSearch } from '@tanstack/react-router';
import { selectCustomer, useSession } from '../../ground/session/session-store.ts';
import { useSlip } from '../../betting/slip/state/slip-store.ts';
import { parseOpenBetsSearch } from './parse-open-bets-search.ts';

/** Spec 1 §4: the customer may roll bets, and the slip, which has something to roll, asks for a parent. */
export const useRifMode = (): boolean => {
  const isAskedFor = useSearch({
    strict: false,
    select: (search) => parseOpenBetsSearch({ ...search }).rif === true,
  });
  const mayRoll = useSession((state) => selectCustomer(state)?.enableRifFlag === true);
  const hasPicks = useSlip(({ items }) => items.length > 0);
  return isAskedFor && mayRoll && hasPicks;
};
