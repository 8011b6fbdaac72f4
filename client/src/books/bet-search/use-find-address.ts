import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { type BetQuestion, parseFindSearch, writeFindSearch } from './parse-find-search.ts';

/** The search is in the address: a reload keeps it, Back goes to the one before. */
export const useFindAddress = (): { question: BetQuestion; ask: (question: BetQuestion) => void } => {
  const question = useSearch({
    strict: false,
    select: (all) => parseFindSearch({ ...all }),
    structuralSharing: true,
  });
  const navigate = useNavigate();
  const ask = useCallback(
    (asked: BetQuestion) =>
      // Known only to this part: as the route's own it would be part of the first load.
      void navigate({ to: '.', search: writeFindSearch(asked) as never, resetScroll: false }),
    [navigate],
  );
  return { question, ask };
};
