import type { Bet } from '@lineboard/domain/books/open-bets/open-bet.schema';
import type { ScoreRecord } from '@lineboard/domain/lines/offering/scores-answer.schema';
import { useEffect, useId, useMemo } from 'react';
import { nameOfBet } from '../../betting/selling/offered-bets-store.ts';
import { useBetsOnScreen } from './bets-on-screen.ts';
import { type FollowedLeg, useFollowedPicks } from './followed-picks-store.ts';
import { areTooManyLegs } from './topics-of-legs.ts';

/** The legs of one bet, or others that belong together. */
interface FollowedLegs {
  /** null: of no bet. */
  name: string | null;
  legs: readonly FollowedLeg[];
}

/** Each part that shows bets has an entry: a dialog of bets may cover a page of bets. */
const shown = new Map<string, readonly FollowedLegs[]>();

/** Where not all can be followed, the bets on screen come first. */
const orderLegs = (): FollowedLeg[] => {
  const groups = [...shown.values()].flat();
  const legs = groups.flatMap((group) => group.legs);
  if (!areTooManyLegs(legs)) return legs;
  const { names } = useBetsOnScreen.getState();
  const isOnScreen = ({ name }: FollowedLegs): boolean => name === null || names.has(name);
  return [...groups.filter(isOnScreen), ...groups.filter((group) => !isOnScreen(group))].flatMap(
    (group) => group.legs,
  );
};

const followShown = (): void => useFollowedPicks.getState().follow(orderLegs());

useBetsOnScreen.subscribe(followShown);

type ShownBet = Pick<Bet, 'ticketNumber' | 'wagerNumber' | 'items'>;

/** Follows the games and lines of undecided legs for as long as the bets are on the page. */
export const useFollowBets = (bets: readonly ShownBet[]): void =>
  useFollowed(
    useMemo(
      () =>
        bets.map((bet) => ({
          name: nameOfBet(bet),
          legs: bet.items.filter(({ result }) => result === null),
        })),
      [bets],
    ),
  );

/** A game's score comes with any pick of it. */
export const scoreLegOf = ({
  eventId,
  sportType,
  sportSubType,
}: Pick<ScoreRecord, 'eventId' | 'sportType' | 'sportSubType'>): FollowedLeg => ({
  pick: { type: 'G', gameNum: eventId, periodNumber: 0, market: 'M', side: 'team1' },
  sportType,
  sportSubType,
  isScoreAlone: true,
});

/** Follows legs for as long as they are on the page. @param legs the same array while they are the same */
export const useFollowLegs = (legs: readonly FollowedLeg[]): void =>
  useFollowed(useMemo(() => [{ name: null, legs }], [legs]));

const useFollowed = (groups: readonly FollowedLegs[]): void => {
  const who = useId();
  useEffect(() => {
    shown.set(who, groups);
    followShown();
  }, [who, groups]);
  useEffect(
    () => () => {
      shown.delete(who);
      followShown();
    },
    [who],
  );
};
