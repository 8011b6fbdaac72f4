import type { SearchAnswer } from '@lineboard/domain/lines/offering/offering-answers.schema';
import { parseSearch } from '@lineboard/domain/lines/offering/search';
import { useCallback, useEffect, useState } from 'react';
import { callBook } from '../../ground/calls/call-book.ts';
import { logSearch } from './log-search.ts';

const ASK_AFTER_MS = 250;

interface Found {
  search: string;
  answer: SearchAnswer | 'failed';
}

export interface SearchState {
  /** null until the first answer; the earlier results while the next are loading. */
  answer: SearchAnswer | 'failed' | null;
  isAsking: boolean;
  again: () => void;
}

/** One text extends the other: the earlier results stay in sight until there are better ones. */
const isNear = (a: string, b: string): boolean => a.startsWith(b) || b.startsWith(a);

/** The whole book's results for a search; nothing while it is too short. */
export const useSearchAnswer = (text: string): SearchState => {
  const search = parseSearch(text);
  const [found, setFound] = useState<Found | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (search === null) return;
    let isCurrent = true;
    const ask = async (): Promise<void> => {
      logSearch(search);
      const answer = await callBook('searchOffering', { query: { text: search } });
      if (isCurrent) setFound({ search, answer: answer.ok ? answer.value : 'failed' });
    };
    const timer = setTimeout(() => void ask(), ASK_AFTER_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [search, tries]);
  const again = useCallback(() => {
    setFound(null);
    setTries((before) => before + 1);
  }, []);
  if (search === null) return { answer: null, isAsking: false, again };
  const isAsking = found?.search !== search;
  const isOfUse = !isAsking || (found !== null && found.answer !== 'failed' && isNear(found.search, search));
  return { answer: isOfUse ? (found?.answer ?? null) : null, isAsking, again };
};
