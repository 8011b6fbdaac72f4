/** The sports menu: what may be selected and how much is behind it. `type` G games, C contests. */
export interface SportMenuItem {
  sportType: string;
  type: 'G' | 'C';
  subSports: SubSportMenuItem[];
}

export interface SubSportMenuItem {
  /** sportSubType for games, contestType2 for contests. */
  sportSubType: string;
  /** The topic to subscribe to. */
  topic: string;
  /** Open games or contests. */
  count: number;
  /** Open games that are in play now; 0 for contests. */
  liveCount: number;
  /** When the next open game begins, epoch milliseconds; null when none is to begin, and for contests. */
  nextStartMs: number | null;
}
