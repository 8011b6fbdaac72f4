/** How recorded games are told. Times are in book time. */
export interface ReplayOptions {
  feedId: string;
  store: string;
  /** Hours before kick-off that a game's lines open. */
  leadHours: number;
}

export const DEFAULT_REPLAY_OPTIONS: ReplayOptions = { feedId: 'replay', store: 'main', leadHours: 72 };

/** Finals stay this long, so that a gateway that was down still gets them. */
export const KEPT_AFTER_END_MS = 3 * 86_400_000;
