import type { TopicName } from '@lineboard/domain/lines/book/topic';
import { isFavoriteLeague, putFavoritesFirst } from '@lineboard/domain/lines/offering/put-favorites-first';
import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { namesOfTopic } from '../../betting/offering/names-of-topic.ts';
import { type ChosenLeague, useOffering } from '../../betting/offering/offering-store.ts';
import { useFavorites } from '../../betting/offering/use-favorites.ts';
import { focusMain } from '../../ground/ui/focus-parts.ts';
import { Icon } from '../../ground/ui/Icon.tsx';
import { SportIcon } from '../../ground/ui/SportIcon.tsx';
import { useShell } from '../../ground/ui/shell-store.ts';
import { turnSideways } from '../../ground/ui/turn-sideways.ts';
import classes from './LeagueStrip.module.css';

/** Football and football props both have an NFL: only leagues that share a name also name their sport. */
const useLeagueName = (leagues: readonly ChosenLeague[]): ((topic: TopicName) => string) => {
  const { t } = useTranslation();
  return (topic) => {
    const { sport, league } = namesOfTopic(topic);
    const isShared = leagues.some(
      (other) => other.topic !== topic && namesOfTopic(other.topic).league === league,
    );
    const name = t(`league:${league}`, { defaultValue: league });
    return isShared ? `${name} · ${t(`sport:${sport}`, { defaultValue: sport })}` : name;
  };
};

/**
 * The chosen leagues in a scrolling row. A press goes to one: a phone shows only that, on a desk they are one below the
 * other.
 */
export function LeagueStrip({ isPhone }: { isPhone: boolean }) {
  const { t } = useTranslation();
  const favorites = useFavorites();
  const leagues = putFavoritesFirst(
    useOffering((state) => state.leagues),
    ({ topic }) => isFavoriteLeague(favorites, topic),
  );
  const activeTopic = useOffering((state) => state.activeTopic);
  const { showLeague, dropLeague, dropAllLeagues } = useOffering.getState();
  const changeShell = useShell((state) => state.changeShell);
  const nameOf = useLeagueName(leagues);
  const strip = useRef<HTMLElement>(null);
  const place = useCallback((row: HTMLElement) => {
    strip.current = row;
    return turnSideways(row);
  }, []);
  useEffect(() => {
    if (isPhone && activeTopic !== null)
      strip.current
        ?.querySelector('[data-active="true"]')
        ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isPhone, activeTopic]);
  if (!isPhone && leagues.length < 2) return null;
  return (
    <nav ref={place} aria-label={t('board:leagues')} className={classes['strip']}>
      {leagues.map(({ topic }) => {
        const isActive = topic === activeTopic;
        const name = nameOf(topic);
        return (
          <span key={topic} className={classes['league']} data-active={isPhone && isActive}>
            <button
              type="button"
              aria-pressed={isPhone ? isActive : undefined}
              onClick={() => showLeague(topic)}
            >
              <SportIcon group={namesOfTopic(topic).sport} />
              {name}
            </button>
            {!isPhone && (
              <button
                type="button"
                aria-label={t('board:dropLeague', { league: name })}
                onClick={() => {
                  dropLeague(topic);
                  focusMain();
                }}
              >
                <Icon name="close" size={14} />
              </button>
            )}
          </span>
        );
      })}
      {isPhone && (
        <button
          type="button"
          className={classes['more']}
          aria-label={t('board:addLeague')}
          onClick={() => changeShell({ isMenuOpen: true })}
        >
          <Icon name="menu" size={16} />
        </button>
      )}
      {leagues.length > 1 && (
        <button
          type="button"
          className={classes['more']}
          onClick={() => {
            dropAllLeagues();
            focusMain();
          }}
        >
          {t('board:dropAllLeagues')}
        </button>
      )}
    </nav>
  );
}
