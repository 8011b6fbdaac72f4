import type { SearchAnswer } from '@lineboard/domain/offering/search-answer';
import { parseSearch } from '@lineboard/domain/offering/search';
import { useEffect, useState } from 'react';
import { callBook } from '../calls/call-book.ts';
import { logSearch } from './log-search.ts';

const ASK_AFTER_MS = 250;

/** What the whole book has for a search. @returns null while it is too short or on its way */
export const useSearchAnswer = (text: string): SearchAnswer | 'failed' | null => {
  const search = parseSearch(text);
  const [found, setFound] = useState<{ search: string; answer: SearchAnswer | 'failed' } | null>(null);
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
  }, [search]);
  return found !== null && found.search === search ? found.answer : null;
};
