import { isTeased } from '../../betting/slip/state/slip-options.ts';
import { isAlternateLine } from '@lineboard/domain/ground/sport/alternate-line';
import type { BoardView } from '@lineboard/workers/board/board-view';
import type { ExtraRoom } from '@lineboard/workers/board/extra-columns';
import { useEffect } from 'react';
import { useBoardParts } from './BoardProvider.tsx';
import { followFavorites, readFavorites } from '../../betting/offering/use-favorites.ts';
import {
  type OfferingState,
  selectShownLeagues,
  useOffering,
} from '../../betting/offering/offering-store.ts';
import { useTimeZone } from '../../ground/formats/use-time-zone.ts';
import { selectChosenTeaser } from '../../betting/slip/state/slip-rules.ts';
import type { SlipState } from '../../betting/slip/state/slip-state.ts';
import { useSlip } from '../../betting/slip/state/slip-store.ts';

const countOf = ({ menu, onlyLive }: OfferingState, topic: string): number => {
  const found = menu?.flatMap(({ subSports }) => subSports).find((subSport) => subSport.topic === topic);
  return (onlyLive ? found?.liveCount : found?.count) ?? 4;
};

/** Several leagues are on the board, each under its name; a contest that an address names may be in any of them. */
export const selectIsWide = (state: OfferingState, isPhone: boolean): boolean =>
  !isPhone ||
  state.onlyLive ||
  state.search.trim().length >= 3 ||
  state.leagues.some(({ onlyContests }) => typeof onlyContests === 'string');

/** The sports that the ticket's teaser takes; null when the ticket isn't a teaser (HR-12). */
const selectTeaserSports = (slip: SlipState): readonly string[] | null =>
  isTeased(slip.options) ? Object.keys(selectChosenTeaser(slip)?.points ?? {}) : null;

/** Alternate lines of the slip's picks. */
const selectPickedAlternates = ({ items }: SlipState): string[] =>
  items.flatMap(({ pick }) =>
    pick.type === 'G' && isAlternateLine(pick.periodNumber) ? [`${pick.gameNum}.${pick.periodNumber}`] : [],
  );

/** A phone shows one league at a time; a search covers all of them, and Live has few games in many. */
const selectBoardView = (
  state: OfferingState,
  slip: SlipState,
  { isPhone, timeZone, extraRoom }: Pick<BoardView, 'timeZone' | 'extraRoom'> & { isPhone: boolean },
): BoardView => {
  const {
    activeTopic,
    search,
    dateFilter,
    onlyLive,
    teamTotals,
    unfolded,
    wholeLadders,
    ladderMarkets,
    mine,
  } = state;
  const isWide = selectIsWide(state, isPhone);
  return {
    leagues: selectShownLeagues(state)
      .filter(({ topic }) => isWide || topic === activeTopic)
      .map((league) => ({
        ...league,
        collapsed: league.collapsed && isWide,
        expectedRows: countOf(state, league.topic),
      })),
    favorites: readFavorites(),
    mine,
    search,
    // Games in play have begun, whatever their date.
    dateFilter: onlyLive ? 'none' : dateFilter,
    timeZone,
    onlyLive,
    teamTotals,
    extraRoom,
    teaserSports: selectTeaserSports(slip),
    unfolded,
    spreadDisplay: slip.rules.defaultSpreadDisplay,
    wholeLadders,
    ladderMarkets,
    pickedAlternates: selectPickedAlternates(slip),
  };
};

/**
 * Tells the worker what to show, whenever that changes.
 * @param adapt makes of the board's view what is shown instead
 */
export const useBoardView = (
  isPhone: boolean,
  extraRoom: ExtraRoom,
  adapt?: (view: BoardView) => BoardView,
): void => {
  const { link } = useBoardParts();
  const timeZone = useTimeZone();
  useEffect(() => {
    let last = '';
    const tell = (): void => {
      const conditions = { isPhone, timeZone, extraRoom };
      const board = selectBoardView(useOffering.getState(), useSlip.getState(), conditions);
      const view = adapt?.(board) ?? board;
      const text = JSON.stringify(view);
      if (text === last) return;
      last = text;
      void link.commands.show(view);
    };
    tell();
    const stopOffering = useOffering.subscribe(tell);
    const stopFavorites = followFavorites(tell);
    const stopSlip = useSlip.subscribe((slip, earlier) => {
      if (
        slip.items !== earlier.items ||
        slip.options !== earlier.options ||
        slip.filled !== earlier.filled ||
        slip.rules !== earlier.rules
      )
        tell();
    });
    return () => {
      stopOffering();
      stopFavorites();
      stopSlip();
    };
  }, [isPhone, timeZone, extraRoom, adapt, link]);
};
