import type { LineHistory } from '@lineboard/domain/lines/offering/offering-answers.schema';
import { useEffect, useRef, useState } from 'react';
import { callBook } from '../../ground/calls/call-book.ts';

/** The row above shows the prices themselves, updated separately. */
const REFRESH_EVERY_MS = 20_000;
/** Something may change many times a second: the answer is asked for no more often than this. */
const LEAST_APART_MS = 1_000;

/** `history`: null while the first answer is loading. */
export interface ShownHistory {
  history: LineHistory | 'failed' | 'none' | null;
  retry: () => void;
}

/**
 * How a game's line moved, kept current while it is open.
 * @param gameNum null: nothing is asked
 * @param news is asked about at once when it changes
 */
export const useLineHistory = (gameNum: number | null, news = ''): ShownHistory => {
  const [found, setFound] = useState<{ gameNum: number; answer: LineHistory | 'failed' | 'none' } | null>(
    null,
  );
  const [attempt, setAttempt] = useState(0);
  const askedMs = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    if (gameNum === null) return undefined;
    let isCurrent = true;
    let timer: ReturnType<typeof setTimeout> | null = null;
    const ask = async (): Promise<void> => {
      askedMs.current = performance.now();
      timer = setTimeout(() => void ask(), REFRESH_EVERY_MS);
      const answer = await callBook('readLineHistory', { params: { gameNum } });
      if (!isCurrent) return;
      const failed = !answer.ok && answer.error.status === 404 ? 'none' : 'failed';
      setFound({ gameNum, answer: answer.ok ? answer.value : failed });
    };
    const waitMs = askedMs.current + LEAST_APART_MS - performance.now();
    if (waitMs <= 0) void ask();
    else timer = setTimeout(() => void ask(), waitMs);
    return () => {
      isCurrent = false;
      if (timer !== null) clearTimeout(timer);
    };
  }, [gameNum, attempt, news]);
  return {
    history: found?.gameNum === gameNum ? found.answer : null,
    retry: () => {
      askedMs.current = Number.NEGATIVE_INFINITY;
      setAttempt((before) => before + 1);
    },
  };
};
