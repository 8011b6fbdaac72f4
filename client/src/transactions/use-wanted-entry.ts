import { useSearch } from '@tanstack/react-router';
import { type RefCallback, useCallback } from 'react';
import { parseTransactionsSearch } from './parse-transactions-search.ts';

interface WantedEntry {
  wanted: number | null;
  /** Of the row that has it: brings it into view when it is there. */
  showRow: RefCallback<HTMLElement>;
}

/** The transaction that the address asks for. */
export const useWantedEntry = (): WantedEntry => {
  const wanted = useSearch({
    strict: false,
    select: (search) => parseTransactionsSearch({ ...search }).entry ?? null,
  });
  const showRow = useCallback((row: HTMLElement | null) => row?.scrollIntoView({ block: 'nearest' }), []);
  return { wanted, showRow };
};
