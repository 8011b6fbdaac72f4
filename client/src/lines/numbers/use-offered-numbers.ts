import { listNumbers, type NumberStop } from '@lineboard/domain/betting/numbers/list-numbers';
import { listNumberPicks } from '@lineboard/domain/betting/numbers/number-pick';
import type { Quote } from '@lineboard/domain/betting/quote/quote';
import { hasBegun } from '@lineboard/domain/betting/quote/has-begun';
import { type GamePick, keyOfPick, type PickKey } from '@lineboard/domain/ground/pick/pick';
import type { WatchedQuote } from '@lineboard/workers/board/board-frame';
import { useEffect, useId, useMemo, useState } from 'react';
import { type BetSubject, subjectOfQuote } from '../../betting/bets/bet-subject.ts';
import { useFoundLines } from '../../betting/offering/found-lines-store.ts';
import { selectTicketContext } from '../../betting/slip/state/slip-context.ts';
import { draftOfSlip } from '../../betting/slip/state/slip-options.ts';
import { selectTeasers, selectWagerTypes } from '../../betting/slip/state/slip-rules.ts';
import type { SlipState } from '../../betting/slip/state/slip-state.ts';
import { useSlip } from '../../betting/slip/state/slip-store.ts';
import { readBookMs, selectIsFresh, useLineState } from '../../ground/live/line-state.ts';
import { repeat } from '../../ground/timers/repeat.ts';

/** Cut-offs pass without a message from the book. */
const LOOK_EVERY_MS = 1_000;

type Told = ReadonlyMap<PickKey, WatchedQuote | null>;

export interface OfferedNumbers {
  /** `coming`: the lines aren't known yet; `gone`: there are none. */
  state: 'coming' | 'gone' | 'there';
  isFresh: boolean;
  stops: readonly NumberStop[];
  /** The game and the bet that a row names; null while no line is known. */
  subject: BetSubject | null;
  /** The line of which the others are alternates; null while it isn't known, and where there is none. */
  main: WatchedQuote | null;
  /** The log that a line's version is a position of. */
  epochOf: (pick: GamePick) => string;
}

interface Lines {
  pick: GamePick;
  told: Told;
  isFresh: boolean;
  bookMs: number;
}

/** The lines at this moment, as the slip would take them. */
const listNow = (slip: SlipState, { pick, told, isFresh, bookMs }: Lines): NumberStop[] => {
  const quotes = new Map<PickKey, Quote | null>();
  const begun = new Set<PickKey>();
  for (const [key, line] of told) {
    if (line === null) continue;
    const { quote, score } = line;
    // The page knows before its worker does that prices may be old.
    quotes.set(key, { ...quote, feedUp: quote.feedUp && isFresh });
    if (quote.type === 'G' && hasBegun(quote.game, score, bookMs)) begun.add(key);
  }
  return listNumbers({
    pick,
    draft: draftOfSlip([], slip.options),
    context: { ...selectTicketContext(slip, bookMs), quotes, begun },
    teasers: selectWagerTypes(slip.rules).includes('teaser') ? selectTeasers(slip) : [],
  });
};

/** All numbers of a pick, kept current while they are shown: from lines that the page's worker holds already. */
export const useOfferedNumbers = (pick: GamePick): OfferedNumbers => {
  const who = useId();
  const picks = useMemo(() => listNumberPicks(pick), [pick]);
  useEffect(() => {
    useFoundLines.getState().list(who, [], picks);
    return () => useFoundLines.getState().list(who, [], []);
  }, [who, picks]);
  const quotes = useFoundLines((state) => state.quotes);
  const isFresh = useLineState(selectIsFresh);
  const slip = useSlip();
  const [bookMs, setBookMs] = useState(readBookMs);
  useEffect(() => repeat(() => setBookMs(readBookMs()), LOOK_EVERY_MS), []);

  const told = useMemo<Told>(() => {
    const keys = new Set(picks.map(keyOfPick));
    return new Map([...quotes].filter(([key]) => keys.has(key)));
  }, [quotes, picks]);
  const stops = useMemo(
    () => listNow(slip, { pick, told, isFresh, bookMs }),
    [slip, pick, told, isFresh, bookMs],
  );
  const known = [...told.values()].find((line) => line !== null) ?? null;
  const isWhole = told.size === picks.length;
  return {
    state: stops.length > 0 ? 'there' : isWhole || known !== null ? 'gone' : 'coming',
    isFresh,
    stops,
    subject: known === null ? null : subjectOfQuote(known.quote),
    main: told.get(keyOfPick(picks[0]!)) ?? null,
    epochOf: (of) => told.get(keyOfPick(of))?.epoch ?? '',
  };
};
