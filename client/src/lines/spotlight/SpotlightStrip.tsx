import type { WagerPick } from '@lineboard/domain/ground/pick/pick';
import type { TopicName } from '@lineboard/domain/lines/book/topic';
import type { GameMatch, SearchAnswer } from '@lineboard/domain/lines/offering/offering-answers.schema';
import { type ReactNode, useCallback, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFoundLines } from '../../betting/offering/found-lines-store.ts';
import { useShowContest } from '../../betting/offering/use-show-contest.ts';
import { useDeviceSettings } from '../../ground/device/device-settings.ts';
import { turnSideways } from '../../ground/ui/turn-sideways.ts';
import { useIsPageVisible } from '../../ground/ui/use-is-page-visible.ts';
import { useLastKnown } from '../../ground/ui/use-last-known.ts';
import { useSame } from '../../ground/ui/use-same.ts';
import { useWasSeen } from '../../ground/ui/use-was-seen.ts';
import { useHeldTopics } from '../board/use-held-topics.ts';
import { FoundGrid } from '../search/FoundGrid.tsx';
import { PromotedLink } from './PromotedLink.tsx';
import { selectMainPicks, selectPricedTopics } from './select-spotlight.ts';
import { SpotlightGame } from './SpotlightGame.tsx';
import classes from './SpotlightStrip.module.css';
import { useSpotlight } from './use-spotlight.ts';

interface Priced {
  topics: readonly TopicName[];
  picks: readonly WagerPick[];
}

const NOTHING_HELD: Priced = { topics: [], picks: [] };

const selectPriced = (games: readonly GameMatch[]): Priced => {
  const topics = selectPricedTopics(games);
  return { topics, picks: games.filter(({ topic }) => topics.includes(topic)).flatMap(selectMainPicks) };
};

const NONE_LEFT_OUT: readonly TopicName[] = [];

/** Those of them that the page's socket has no room for, as was known last; before they are asked for nobody knows. */
const useLeftOut = (topics: readonly TopicName[]): readonly TopicName[] => {
  const held = useHeldTopics();
  const isAsked = useFoundLines((state) => topics.every((topic) => state.topics.includes(topic)));
  const leftOut = useMemo(
    () => (isAsked ? topics.filter((topic) => !held.has(topic)) : null),
    [isAsked, topics, held],
  );
  return useLastKnown(leftOut) ?? NONE_LEFT_OUT;
};

/**
 * Games with their main prices, and contests, that the book promotes; one press shows their lines.
 * @param place stands for it while it is loading
 */
export function SpotlightStrip({ place }: { place: ReactNode }) {
  const spotlight = useSpotlight();
  if (spotlight === null) return place;
  if (spotlight.games.length + spotlight.contests.length === 0) return null;
  return <Strip spotlight={spotlight} />;
}

function Strip({ spotlight: { games, contests } }: { spotlight: SearchAnswer }) {
  const { t } = useTranslation();
  const showContest = useShowContest();
  const priceType = useDeviceSettings((settings) => settings.priceType);
  const row = useRef<HTMLElement>(null);
  const wasSeen = useWasSeen(row);
  const isVisible = useIsPageVisible();
  const priced = useSame(useMemo(() => selectPriced(games), [games]));
  const held = wasSeen && isVisible ? priced : NOTHING_HELD;
  const leftOut = useLeftOut(priced.topics);
  const hasPrices = (topic: TopicName): boolean => priced.topics.includes(topic) && !leftOut.includes(topic);
  const attachRow = useCallback((element: HTMLElement) => {
    row.current = element;
    return turnSideways(element);
  }, []);
  return (
    <nav
      ref={attachRow}
      aria-label={t('offering:spotlight')}
      className={classes['strip']}
      data-price-type={priceType}
    >
      {games.length > 0 && (
        <FoundGrid label={t('offering:spotlight')} topics={held.topics} picks={held.picks}>
          {(attach) => (
            <div role="row" data-index={0} className={classes['games']}>
              {games.map((game, at) => (
                <SpotlightGame
                  key={game.gameNum}
                  game={game}
                  at={at}
                  attach={hasPrices(game.topic) ? attach : null}
                />
              ))}
            </div>
          )}
        </FoundGrid>
      )}
      {contests.map((contest) => (
        <PromotedLink
          key={`${contest.topic}.${contest.contestNum}`}
          of={contest.contestType2}
          name={contest.contestDesc}
          onGo={() => showContest(contest.topic, contest.contestNum)}
        />
      ))}
    </nav>
  );
}
