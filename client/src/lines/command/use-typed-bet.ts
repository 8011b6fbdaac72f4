import { keyOfPick, type WagerPick } from '@lineboard/domain/ground/pick/pick';
import { useEffect, useId, useMemo } from 'react';
import { useFoundLines } from '../../betting/offering/found-lines-store.ts';
import { selectIsFresh, useLineState } from '../../ground/live/line-state.ts';
import { selectTeaserPoints } from '@lineboard/domain/betting/teaser/tease-points';
import { isTeased } from '../../betting/slip/state/slip-options.ts';
import { selectTeasers } from '../../betting/slip/state/slip-rules.ts';
import { useSlip } from '../../betting/slip/state/slip-store.ts';
import { seeFoundLine } from '../search/found-cells.ts';
import type { SeenPick } from './place-command.ts';
import { type CommandReading, readCommand } from './read-command.ts';
import { type LegFault, resolveLeg } from './resolve-leg.ts';
import { type ResolvedTeaser, resolveTeaser } from './resolve-teaser.ts';
import { useCommandGames } from './use-command-games.ts';

/** A typed pick: its game and price as far as they are known. */
export interface TypedLeg {
  rotation: number;
  state:
    | 'looking'
    | 'failed'
    | LegFault
    | 'game'
    | 'priceComing'
    | 'noPrice'
    | 'notTeased'
    | 'twice'
    | 'ready';
  game: string | null;
  pick: WagerPick | null;
  seen: SeenPick['seen'] | null;
  /** The points that the teaser moves it by; 0: none. */
  teasedBy: number;
}

export interface TypedBet {
  reading: CommandReading;
  /** null: the bet is no teaser, or its points aren't typed. */
  teaser: ResolvedTeaser | null;
  legs: readonly TypedLeg[];
}

const NO_LEGS: readonly never[] = [];

/**
 * What a typed text means now, with prices that are kept current while it stands there. A number that is still being
 * typed isn't looked up: what follows it says that it is complete.
 */
export const useTypedBet = (text: string): TypedBet => {
  const reading = useMemo(() => readCommand(text), [text]);
  const command = reading.ok ? reading.command : null;
  const legs = command?.legs ?? NO_LEGS;
  const isEnded = /\s$/.test(text) || command?.amount != null;
  const complete = legs
    .filter(({ market }, at) => market !== null || at < legs.length - 1 || isEnded)
    .map((leg) => (command !== null && isTeased(command) ? { ...leg, market: leg.market ?? 's' } : leg));
  const found = useCommandGames(complete.map(({ rotation }) => rotation));
  const who = useId();
  const resolved = complete.map((leg) => {
    const games = found.get(leg.rotation);
    const answer = games === undefined || games === 'failed' ? null : resolveLeg(leg, games);
    return { leg, games, answer };
  });
  const hits = resolved.flatMap(({ answer }) =>
    answer?.ok === true && answer.pick !== null ? [{ topic: answer.game.topic, pick: answer.pick }] : [],
  );
  const keys = hits.map(({ pick }) => keyOfPick(pick));
  const listed = JSON.stringify(hits);
  useEffect(() => {
    const list = JSON.parse(listed) as typeof hits;
    const topics = [...new Set(list.map(({ topic }) => topic))];
    useFoundLines.getState().list(
      who,
      topics,
      list.map(({ pick }) => pick),
    );
  }, [who, listed]);
  useEffect(() => () => useFoundLines.getState().list(who, [], []), [who]);
  const quotes = useFoundLines((state) => state.quotes);
  useLineState(selectIsFresh);
  const rules = useSlip((state) => state.rules);
  const teaser =
    command?.teaser == null
      ? null
      : resolveTeaser(
          command.teaser,
          resolved.flatMap(({ answer }) => (answer?.ok === true ? [answer.game.sportType] : [])),
          legs.length,
          command.amount !== null,
          selectTeasers({ rules }),
        );
  const card = teaser?.ok === true ? teaser.card : null;
  return {
    reading,
    teaser,
    legs: resolved.map(({ leg: { rotation }, games, answer }): TypedLeg => {
      const none = { rotation, game: null, pick: null, seen: null, teasedBy: 0 };
      if (answer === null) return { ...none, state: games === 'failed' ? 'failed' : 'looking' };
      if (!answer.ok) return { ...none, state: answer.fault };
      const { game: match, pick } = answer;
      const game = `${match.team1Id} @ ${match.team2Id}`;
      if (pick === null) return { ...none, game, state: 'game' };
      // The second one would take the first off the slip, and leave a bet on the others alone.
      if (keys.indexOf(keyOfPick(pick)) !== keys.lastIndexOf(keyOfPick(pick)))
        return { ...none, game, state: 'twice' };
      const teasedBy = card === null ? 0 : selectTeaserPoints(card, match.sportType, pick, pick.periodNumber);
      if (teasedBy === null) return { ...none, game, state: 'notTeased' };
      const seen = seeFoundLine(pick);
      const state = seen !== null ? 'ready' : quotes.has(keyOfPick(pick)) ? 'noPrice' : 'priceComing';
      return { rotation, game, pick, seen, state, teasedBy };
    }),
  };
};
