import type { GameId } from '../games/games.ts';

/** Shown beneath a poker game's name: how many hands are played at once. */
export type PokerSubtitle = 'single_play' | 'triple_play' | 'five_play' | 'ten_play';

export type LobbyCategory =
  | 'videoSlots'
  | 'tableGames'
  | 'poker'
  | 'crash'
  | 'dice'
  | 'instantWinLottery'
  | 'slots'
  | 'new'
  | 'table'
  | 'bingo'
  | 'mini';

/** A tile of a lobby, whichever provider's. */
export interface LobbyGame {
  /** The provider's own id, to the letter: the frame asks for it. Not every provider keeps its ids apart. */
  gameId: string;
  name: string;
  category: LobbyCategory;
  /** What the provider calls its picture. */
  imageName: string;
  /** What the sandbox plays it with. */
  engine: GameId;
  hasJackpot: boolean;
  subtitle: PokerSubtitle | null;
}
