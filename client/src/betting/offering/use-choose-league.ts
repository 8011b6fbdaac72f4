import type { TopicName } from '@lineboard/domain/lines/book/topic';
import { useTranslation } from 'react-i18next';
import { useNotices } from '../../ground/ui/notices-store.ts';
import { useShell } from '../../ground/ui/shell-store.ts';
import { MOST_LEAGUES, useOffering } from './offering-store.ts';
import { useShowLines } from './use-show-lines.ts';

/** Puts a league on the board and shows it; says so when it can't. */
export const useChooseLeague = (): ((topic: TopicName, gameNum?: number) => void) => {
  const { t } = useTranslation();
  const notify = useNotices((state) => state.notify);
  const showLines = useShowLines();
  return (topic, gameNum) => {
    const result = useOffering.getState().chooseLeague(topic, gameNum);
    if (result === 'boardFull') {
      notify({ kind: 'error', text: t('offering:boardFull', { count: MOST_LEAGUES }) });
      return;
    }
    if (result === 'alreadyOpen') notify({ kind: 'info', text: t('offering:contestAlreadyOpen') });
    showLines();
    // On a phone the menu covers the board.
    useShell.getState().changeShell({ isMenuOpen: false });
  };
};
