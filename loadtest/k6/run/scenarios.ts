/** What a scenario of `k6/scenarios` does with the book, beside watching it. */
export interface Scenario {
  /** One line for who runs it by hand. */
  what: string;
  /** Its script moves lines itself; elsewhere the runner keeps the feed alive. */
  movesLines: boolean;
  /** It signs customers in, and what it places is real. */
  bets: boolean;
  /** It plays rounds of casino games. */
  plays: boolean;
}

const define = (
  what: string,
  { movesLines = false, bets = false, plays = false }: Partial<Omit<Scenario, 'what'>> = {},
): Scenario => ({ what, movesLines, bets, plays });

/** By the name of the script. */
export const SCENARIOS: Readonly<Record<string, Scenario>> = {
  'connect-storm': define('all come at once, look, leave and come back'),
  'fan-out': define('many watch one board that moves; one of ten is cut off again and again', {
    movesLines: true,
  }),
  ramp: define('watchers come in steps to a board that moves', { movesLines: true }),
  spike: define('a crowd comes to a board that others watch, and leaves', { movesLines: true }),
  'reconnect-storm': define('all lose their connections at the same moment, again and again', {
    movesLines: true,
  }),
  'place-tickets': define('each ticket twice at the same moment, and asked for once more', { bets: true }),
  'hot-game': define('all watch and bet on one game whose line moves', { movesLines: true, bets: true }),
  'mixed-day': define('watching, betting, reports and casino games side by side', {
    movesLines: true,
    bets: true,
    plays: true,
  }),
  soak: define('a mixed day for half an hour, whose end is held against its middle', {
    movesLines: true,
    bets: true,
    plays: true,
  }),
};
