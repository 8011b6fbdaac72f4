import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { type FiguresSearch, parseFiguresSearch } from './parse-figures-search.ts';

interface FiguresAddress extends FiguresSearch {
  /** @param isStep there is a way back to what was before */
  change: (
    changed: { [Field in keyof FiguresSearch]: FiguresSearch[Field] | undefined },
    isStep: boolean,
  ) => void;
}

/** Week and day stand in the address, so that Back and reload keep them. */
export const useFiguresAddress = (): FiguresAddress => {
  const search = useSearch({
    strict: false,
    select: (all) => parseFiguresSearch({ ...all }),
    structuralSharing: true,
  });
  const navigate = useNavigate();
  const change: FiguresAddress['change'] = useCallback(
    (changed, isStep) =>
      void navigate({
        to: '.',
        search: (all: Record<string, unknown>) => parseFiguresSearch({ ...all, ...changed }),
        replace: !isStep,
        resetScroll: false,
      }),
    [navigate],
  );
  return { ...search, change };
};
