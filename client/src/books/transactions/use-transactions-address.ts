import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { parseTransactionsSearch, type TransactionsSearch } from './parse-transactions-search.ts';

interface TransactionsAddress extends TransactionsSearch {
  change: (
    changed: {
      [Field in keyof TransactionsSearch]: TransactionsSearch[Field] | undefined;
    },
  ) => void;
}

/** Days and type are in the address, so that Back and reload keep them; Back undoes each change. */
export const useTransactionsAddress = (): TransactionsAddress => {
  const search = useSearch({
    strict: false,
    select: (all) => parseTransactionsSearch({ ...all }),
    structuralSharing: true,
  });
  const navigate = useNavigate();
  const change: TransactionsAddress['change'] = useCallback(
    (changed) =>
      void navigate({
        to: '.',
        // Known only to this page: as the route's own it would be part of the first load.
        search: ((all: Record<string, unknown>) => parseTransactionsSearch({ ...all, ...changed })) as never,
        resetScroll: false,
      }),
    [navigate],
  );
  return { ...search, change };
};
