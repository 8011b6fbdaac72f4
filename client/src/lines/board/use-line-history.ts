import type { LineHistory } from '@lineboard/domain/lines/offering/offering-answers.schema';
import { useEffect, useState } from 'react';
import { callBook } from '../../ground/calls/call-book.ts';

/** The row above shows the prices themselves, updated separately. */
const REFRESH_EVERY_MS = 20_000;

/** How a game's line moved, kept current while it is open. @returns null while the first answer is loading */
export const useLineHistory = (
  gameNum: number,
): { history: LineHistory | 'failed' | 'none' | null; retry: () => void } => {
  const [found, setFound] = useState<{ gameNum: number; answer: LineHistory | 'failed' | 'none' } | null>(
    null,
  );
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    const ask = async (): Promise<void> => {
      const answer = await callBook('readLineHistory', { params: { gameNum } });
      if (!isCurrent) return;
      const failed = !answer.ok && answer.error.status === 404 ? 'none' : 'failed';
      setFound({ gameNum, answer: answer.ok ? answer.value : failed });
    };
    void ask();
    const timer = setInterval(() => void ask(), REFRESH_EVERY_MS);
    return () => {
      isCurrent = false;
      clearInterval(timer);
    };
  }, [gameNum, attempt]);
  return {
    history: found?.gameNum === gameNum ? found.answer : null,
    retry: () => setAttempt((before) => before + 1),
  };
};
