import { useEffect } from 'react';
import { create } from 'zustand';
import { callBook } from '../../ground/calls/call-book.ts';
import { useAccess } from '../../casino/integrations/use-access.ts';

/** Games come and go with their contests: an older list is requested again when it is needed. */
const YOUNG_MS = 60_000;

interface PropsGamesState {
  gameNums: ReadonlySet<number>;
  askedAtMs: number;
}

export const usePropsGamesStore = create<PropsGamesState>()(() => ({
  gameNums: new Set(),
  askedAtMs: -Infinity,
}));

const loadPropsGames = async (): Promise<void> => {
  const nowMs = Date.now();
  if (nowMs - usePropsGamesStore.getState().askedAtMs < YOUNG_MS) return;
  usePropsGamesStore.setState({ askedAtMs: nowMs });
  const answer = await callBook('readPropsGames');
  usePropsGamesStore.setState(
    answer.ok ? { gameNums: new Set(answer.value.gameNums) } : { askedAtMs: -Infinity },
  );
};

/** Whether the props builder can be opened for a game, as far as that is known. */
export const useHasProps = (gameNum: number): boolean => {
  const isAllowed = useAccess('propsBuilder') === 'open';
  const hasProps = usePropsGamesStore(({ gameNums }) => gameNums.has(gameNum));
  useEffect(() => {
    if (isAllowed) void loadPropsGames();
  }, [isAllowed]);
  return isAllowed && hasProps;
};
