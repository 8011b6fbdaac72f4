import { useNavigate, useSearch } from '@tanstack/react-router';
import { createContext, useCallback, useContext } from 'react';
import { type FiguresSearch, parseFiguresSearch } from './parse-figures-search.ts';

export interface FiguresAddress extends FiguresSearch {
  /** @param isStep Back leads to the state before */
  change: (
    changed: { [Field in keyof FiguresSearch]: FiguresSearch[Field] | undefined },
    isStep: boolean,
  ) => void;
}

/** For figures in a dialog: the address is that of the page below. */
export const FiguresAddressOfDialog = createContext<FiguresAddress | null>(null);

/** Week and day are in the address of their page, so that Back and reload keep them. */
export const useFiguresAddress = (): FiguresAddress => {
  const ofDialog = useContext(FiguresAddressOfDialog);
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
  return ofDialog ?? { ...search, change };
};
