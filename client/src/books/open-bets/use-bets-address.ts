import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { type BetsWanted, parseBetsWanted, writeBetsWanted } from './parse-bets-wanted.ts';

interface BetsAddress {
  wanted: BetsWanted;
  change: (changed: Partial<BetsWanted>) => void;
}

/** The filter of the open bets is in the address: a reload keeps it, and Back undoes each choice. */
export const useBetsAddress = (): BetsAddress => {
  const wanted = useSearch({
    strict: false,
    select: (all) => parseBetsWanted({ ...all }),
    structuralSharing: true,
  });
  const navigate = useNavigate();
  const change: BetsAddress['change'] = useCallback(
    (changed) =>
      void navigate({
        to: '.',
        // Known only to this page: as the route's own it would be part of the first load.
        search: ((all: Record<string, unknown>) =>
          writeBetsWanted(all, { ...parseBetsWanted(all), ...changed })) as never,
        // Letters of a word aren't steps.
        replace: 'text' in changed,
        resetScroll: false,
        state: ((state: object) => state) as never,
      }),
    [navigate],
  );
  return { wanted, change };
};
