import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { parseScoresSearch, type ScoresSearch } from './parse-scores-search.ts';

interface ScoresAddress extends ScoresSearch {
  /** @param isStep Back leads to the state before */
  change: (
    changed: { [Field in keyof ScoresSearch]: ScoresSearch[Field] | undefined },
    isStep: boolean,
  ) => void;
}

/** Week, sport, finals and collapsed leagues are in the address, so that Back and reload keep them. */
export const useScoresAddress = (): ScoresAddress => {
  const search = useSearch({
    strict: false,
    select: (all) => parseScoresSearch({ ...all }),
    structuralSharing: true,
  });
  const navigate = useNavigate();
  const change: ScoresAddress['change'] = useCallback(
    (changed, isStep) =>
      void navigate({
        to: '.',
        search: (all: Record<string, unknown>) => parseScoresSearch({ ...all, ...changed }),
        replace: !isStep,
        resetScroll: false,
      }),
    [navigate],
  );
  return { ...search, change };
};
