import type { GameMatch } from '@lineboard/domain/lines/offering/offering-answers.schema';
import { useEffect, useRef, useState } from 'react';
import { callBook } from '../../ground/calls/call-book.ts';

export type FoundGames = readonly GameMatch[] | 'failed';

/**
 * The games of typed rotation numbers, each asked for once while the line is open; a number without an entry is being
 * looked up. A number whose question failed is asked for again when it is typed again.
 */
export const useCommandGames = (rotations: readonly number[]): ReadonlyMap<number, FoundGames> => {
  const [found, setFound] = useState<ReadonlyMap<number, FoundGames>>(new Map());
  const asked = useRef(new Set<number>());
  const wanted = rotations.join();
  useEffect(() => {
    const now = new Set(wanted === '' ? [] : wanted.split(',').map(Number));
    for (const rotation of now) {
      if (asked.current.has(rotation)) continue;
      asked.current.add(rotation);
      void callBook('searchOffering', { query: { text: String(rotation) } }).then((answer) => {
        if (!answer.ok) asked.current.delete(rotation);
        setFound((before) => new Map(before).set(rotation, answer.ok ? answer.value.games : 'failed'));
      });
    }
  }, [wanted]);
  return found;
};
