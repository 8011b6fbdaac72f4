import { findSport } from '../sport/sports.ts';

export interface GameClock {
  /** Part of the game in the feed's words: `Q2`, `HT`, `Top 5`; empty where the time says it all. */
  period: string;
  /** `4:12`, or whole minutes: `11`, `45+2`, without a zero before; empty where there is none. */
  time: string;
  /** The time is what is left of the period, or what was played; null when the sport's clock isn't known to run. */
  tells: 'left' | 'played' | null;
}

/** `Q2 11`, `3rd 04:12`, `67'`, `2H 45+2'`: what is before the time, if anything, and the time. */
const PARTS = /^(?:(.*\S)\s+)?(\d{1,3}:\d{2}|\d{1,3}(?:\+\d{1,2})?)(['’′]?)$/;

/** Parts of a game that minutes may follow: `Q2`, `3rd`, `OT`. In `Round 2` the number is the part's. */
const NUMBERED = /\d|^OT/i;

/** What a feed's clock says. A number alone is a time only where minutes are played, and nothing else can be meant. */
export const readGameClock = (sportType: string, clock: string): GameClock => {
  const runs = findSport(sportType)?.clock ?? null;
  const [, period = '', time = '', mark = ''] = PARTS.exec(clock.trim()) ?? [];
  const isMarked = mark !== '' || time.includes(':');
  const isMinutes = (runs !== null && NUMBERED.test(period)) || (runs === 'up' && period === '');
  if (time === '' || !(isMarked || isMinutes)) return { period: clock.trim(), time: '', tells: null };
  return {
    period,
    time: time.replace(/^0(?=\d)/, ''),
    tells: runs === null ? null : runs === 'down' ? 'left' : 'played',
  };
};
