/**
 * The Odds API on this machine, with made-up games, to try `FEED=odds-api` without a key of theirs:
 *
 *   node gateway/testing/odds-api/run-odds-stand-in-command.ts [port]   default 8099
 *
 * One game begins five minutes from now and is over two minutes later; the others begin in the next hours.
 */
import { sampleBookmaker, sampleEvent, sampleId, sampleMarkets, sampleScore } from './odds-samples.ts';
import { STAND_IN_KEY, startOddsStandIn } from './odds-stand-in.ts';

const MINUTE_MS = 60_000;
const LASTS_MS = 2 * MINUTE_MS;
const beganMs = Date.now();

const GAMES = [
  { sport: 'americanfootball_nfl', home: 'Detroit Lions', away: 'Chicago Bears', inMinutes: 5, draw: null },
  {
    sport: 'americanfootball_nfl',
    home: 'Dallas Cowboys',
    away: 'New York Giants',
    inMinutes: 90,
    draw: null,
  },
  { sport: 'basketball_nba', home: 'Boston Celtics', away: 'Miami Heat', inMinutes: 200, draw: null },
  { sport: 'soccer_epl', home: 'Arsenal', away: 'Everton', inMinutes: 300, draw: 260 },
].map((game, at) => ({ ...game, id: sampleId(at), startMs: beganMs + game.inMinutes * MINUTE_MS }));

const BOOKMAKERS = ['draftkings', 'fanduel', 'betmgm'];
const FIGURES = new Map([
  ['americanfootball_nfl', { points: 3, total: 44.5 }],
  ['basketball_nba', { points: 6.5, total: 221.5 }],
  ['soccer_epl', { points: 0.75, total: 2.5 }],
]);

const standIn = await startOddsStandIn(Number(process.argv[2] ?? 8099));
standIn.sports = [...FIGURES.keys()];

const refresh = (): void => {
  const nowMs = Date.now();
  for (const [sport, figures] of FIGURES) {
    const games = GAMES.filter((game) => game.sport === sport).map((game) => ({ ...game, seenMs: nowMs }));
    standIn.odds.set(
      sport,
      games
        .filter(({ startMs }) => nowMs < startMs + LASTS_MS)
        .map((game) => {
          const favourite = -150 - (Math.floor(nowMs / MINUTE_MS) % 20);
          const markets = sampleMarkets(game, { ...figures, favourite, draw: game.draw });
          return sampleEvent(
            game,
            BOOKMAKERS.map((key) => sampleBookmaker(key, nowMs, markets)),
          );
        }),
    );
    standIn.scores.set(
      sport,
      games.map((game) => {
        const points = nowMs < game.startMs ? null : ([24, 17] as const);
        return sampleScore(game, points, nowMs >= game.startMs + LASTS_MS);
      }),
    );
  }
};
refresh();
setInterval(refresh, 1_000);
console.log(`The Odds API is played at ${standIn.address}, key ${STAND_IN_KEY}`);
