import type { PropsGame } from '@lineboard/domain/sandbox/sandbox-answers';
import { useCallback, useEffect, useState } from 'react';
import { callSandbox } from '../../guest/call-sandbox.ts';

/** `none`: the book has no such game. `away`: the book doesn't answer. */
export type AskedGame = PropsGame | 'loading' | 'none' | 'away';

/** The teams in a widget's game. @param gameNum null: a game that the book has props for */
export const usePropsGame = (gameNum: number | null): [AskedGame, askAgain: () => void] => {
  const [game, setGame] = useState<AskedGame>('loading');
  const [asks, setAsks] = useState(0);
  useEffect(() => {
    let isLeft = false;
    void callSandbox<{ game: PropsGame | null }>('props/open', { gameNum }, null).then((answer) => {
      if (!isLeft) setGame(answer.ok ? (answer.value.game ?? 'none') : 'away');
    });
    return () => {
      isLeft = true;
    };
  }, [gameNum, asks]);
  const askAgain = useCallback(() => {
    setGame('loading');
    setAsks((before) => before + 1);
  }, []);
  return [game, askAgain];
};
