import type { TopicName } from '@lineboard/domain/lines/book/topic';
import { useTranslation } from 'react-i18next';
import { useNotices } from '../../ground/ui/notices-store.ts';
import { MOST_LEAGUES, useOffering } from './offering-store.ts';
import { useShowLines } from './use-show-lines.ts';

/** Puts one contest on the board and shows it; says so when it is there already, or can't be opened. */
export const useShowContest = (): ((topic: TopicName, contestNum: number) => void) => {
  const { t } = useTranslation();
  const showLines = useShowLines();
  return (topic, contestNum) => {
    const { notify } = useNotices.getState();
    const result = useOffering.getState().openContest(topic, contestNum);
    if (result === 'boardFull') {
      notify({ kind: 'error', text: t('offering:boardFull', { count: MOST_LEAGUES }) });
      return;
    }
    if (result === 'alreadyOpen') notify({ kind: 'info', text: t('offering:contestAlreadyOpen') });
    showLines();
  };
};
