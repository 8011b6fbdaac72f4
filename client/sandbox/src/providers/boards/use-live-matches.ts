import type { LiveBoardName } from '@lineboard/domain/sandbox/live-boards';
import type { LiveMatch } from '@lineboard/domain/sandbox/sandbox-answers';
import { useEffect, useState } from 'react';
import { callSandbox } from '../../guest/call-sandbox.ts';

const LOOK_EVERY_MS = 5_000;
const TICK_MS = 1_000;

export interface LiveBoard {
  /** null until they first arrived. */
  matches: readonly LiveMatch[] | null;
  /** Time since they arrived; their clocks have run for as long. */
  agoMs: number;
  /** The last request got no answer. */
  isAway: boolean;
}

const NOTHING: LiveBoard & { toldAt: number } = { matches: null, agoMs: 0, isAway: false, toldAt: 0 };

/** A board's games in play as the provider last sent them, and how long their clocks have run since. */
export const useLiveMatches = (name: LiveBoardName): LiveBoard => {
  const [board, setBoard] = useState(NOTHING);
  useEffect(() => {
    let isLeft = false;
    const look = async (): Promise<void> => {
      const answer = await callSandbox<{ matches: LiveMatch[] }>('boards/live', { board: name }, null);
      if (isLeft) return;
      const toldAt = performance.now();
      if (answer.ok) setBoard({ matches: answer.value.matches, agoMs: 0, isAway: false, toldAt });
      else setBoard((before) => ({ ...before, isAway: true }));
    };
    const tick = (): void =>
      setBoard((before) =>
        before.isAway ? before : { ...before, agoMs: performance.now() - before.toldAt },
      );
    void look();
    const looks = setInterval(() => void look(), LOOK_EVERY_MS);
    const ticks = setInterval(tick, TICK_MS);
    return () => {
      isLeft = true;
      clearInterval(looks);
      clearInterval(ticks);
    };
  }, [name]);
  return board;
};
