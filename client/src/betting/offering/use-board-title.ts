import { useTranslation } from 'react-i18next';
import { namesOfTopic } from './names-of-topic.ts';
import { useOffering } from './offering-store.ts';

/** The board's part of the document's title: the target game, or the league; null for none. */
export const useBoardTitle = (): string | null => {
  const { t } = useTranslation();
  const topic = useOffering((state) => state.activeTopic);
  const isLive = useOffering((state) => state.onlyLive);
  const names = useOffering(({ target, targetNames }) =>
    targetNames !== null && target?.topic === topic && target?.gameNum === targetNames.gameNum
      ? targetNames
      : null,
  );
  if (isLive || topic === null) return null;
  if (names !== null) return t('offering:spotlightGame', { ...names });
  const { league } = namesOfTopic(topic);
  return t('offering:oddsOf', { league: t(`league:${league}`, { defaultValue: league }) });
};
