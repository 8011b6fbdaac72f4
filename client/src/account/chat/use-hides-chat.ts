import { hidesChat } from '@lineboard/domain/words/site/main-menu';
import { useRouterState } from '@tanstack/react-router';
import { useSession } from '../../ground/session/session-store.ts';

/** ENT1-17.6: whether the open page wants the chat hidden. */
export const useHidesChat = (): boolean => {
  const path = useRouterState({ select: ({ location }) => location.pathname });
  return useSession(({ site }) => site !== null && hidesChat(site, path));
};
