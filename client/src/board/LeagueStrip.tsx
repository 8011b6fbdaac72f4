import { parseTopic, type TopicName } from '@lineboard/domain/book/topic';
import { useTranslation } from 'react-i18next';
import { useOffering } from '../offering/offering-store.ts';
import { Icon } from '../ui/Icon.tsx';
import { useShell } from '../ui/shell-store.ts';
import classes from './LeagueStrip.module.css';

const nameOf = (name: TopicName): string => {
  const topic = parseTopic(name);
  return topic?.kind === 'lines' ? topic.sportSubType : topic?.kind === 'contest' ? topic.contestType2 : name;
};

/** Phone: the chosen leagues in a scrolling row, one of them shown. */
export function LeagueStrip() {
  const { t } = useTranslation('board');
  const leagues = useOffering((state) => state.leagues);
  const activeTopic = useOffering((state) => state.activeTopic);
  const changeOffering = useOffering((state) => state.changeOffering);
  const changeShell = useShell((state) => state.changeShell);
  return (
    <nav aria-label={t('leagues')} className={classes['strip']}>
      {leagues.map(({ topic }) => (
        <button
          key={topic}
          type="button"
          aria-pressed={topic === activeTopic}
          onClick={() => changeOffering({ activeTopic: topic })}
        >
          {nameOf(topic)}
        </button>
      ))}
      <button type="button" aria-label={t('addLeague')} onClick={() => changeShell({ isMenuOpen: true })}>
        <Icon name="menu" size={16} />
      </button>
    </nav>
  );
}
