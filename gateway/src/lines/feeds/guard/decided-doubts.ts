import type { FeedChange } from '@lineboard/domain/lines/feed/feed-change';
import { type DoubtSubject, namesOfDoubt, type StoredDoubt } from './doubt.ts';
import { type GuardMemory, showLines } from './guard-memory.ts';
import { NEW_MARKET } from './judge-market.ts';
import { parseMarketName } from './market-name.ts';

const isSame = (a: DoubtSubject, b: DoubtSubject): boolean =>
  a.kind === b.kind && a.num === b.num && a.code === b.code;

const findOpen = ({ doubts }: GuardMemory, subject: DoubtSubject) =>
  doubts.of(subject.kind, subject.num).find((open) => isSame(open.subject, subject));

const storeMarkets = (
  { games, contests }: GuardMemory,
  subject: DoubtSubject,
  names: ReadonlySet<string>,
): StoredDoubt['markets'] => {
  if (subject.kind === 'contest') return contests.storedMarkets(subject, names);
  const lines = games.get(subject.num)?.lines;
  return Object.fromEntries(
    [...names].flatMap((name) => {
      const market = parseMarketName(name);
      const doubt = market === null ? null : lines?.get(market.key)?.stateOf(market.guarded).doubt;
      return doubt === null || doubt === undefined ? [] : [[name, doubt] as const];
    }),
  );
};

/** @returns null once it has ended */
export const storeDoubt = (memory: GuardMemory, subject: DoubtSubject): StoredDoubt | null => {
  const open = findOpen(memory, subject);
  if (open === undefined) return null;
  const known = memory.games.get(subject.num);
  const isOfTeams = subject.code === 'sidesExchanged' || subject.code === 'teamChanged';
  const said = isOfTeams ? (known?.doubted ?? null) : null;
  const teams = known === undefined || said === null ? null : { was: known.game, said };
  return { ...subject, markets: storeMarkets(memory, subject, open.names), teams };
};

/** @returns what the book is told once an operator takes what the feed says */
export const believeDoubt = (memory: GuardMemory, subject: DoubtSubject): FeedChange[] => {
  if (subject.kind === 'contest') return memory.contests.believe(subject);
  if (subject.kind === 'feed') return believeImage(memory, subject);
  const known = memory.games.get(subject.num);
  const open = findOpen(memory, subject);
  if (known === undefined || open === undefined) return [];
  const changes: FeedChange[] = [];
  if (known.doubted !== null && open.names.has('')) {
    known.game = known.doubted;
    known.doubted = null;
    changes.push({ kind: 'game', game: known.game });
  }
  if (open.names.has('start')) known.isStartDoubted = false;
  if (known.doubtedScore !== null && open.names.has('segments')) {
    known.score = known.doubtedScore;
    known.doubtedScore = null;
    known.takenScore = known.score;
    changes.push({ kind: 'score', score: known.score });
  }
  for (const name of [...open.names]) {
    const market = parseMarketName(name);
    if (market !== null) known.lines.get(market.key)?.believe(market.guarded);
    memory.doubts.letGo(subject, name, 'operator');
  }
  return [...changes, ...showLines(known)];
};

/** What the image didn't name leaves the book. */
const believeImage = (memory: GuardMemory, subject: DoubtSubject): FeedChange[] => {
  const left = [...memory.games].filter(([, { isLeftOut }]) => isLeftOut).map(([gameNum]) => gameNum);
  memory.doubts.letGo(subject, '', 'operator');
  for (const gameNum of left) memory.forgetGame(gameNum);
  return left.map((gameNum) => ({ kind: 'removeGame', gameNum }));
};

/** @returns what the book is told once an operator holds again what was held: what was taken meanwhile is taken back */
export const doubtAgain = (
  memory: GuardMemory,
  { markets, teams, ...subject }: StoredDoubt,
): FeedChange[] => {
  if (subject.kind === 'contest') return memory.contests.doubtAgain({ markets, teams, ...subject });
  // What left the book comes back with the feed's next image alone.
  if (subject.kind === 'feed') return [];
  const known = memory.games.get(subject.num);
  if (known === undefined) return [];
  const changes: FeedChange[] = [];
  if (teams !== null) {
    const { team1Id, team2Id } = teams.was;
    known.doubted = teams.said;
    known.game = { ...known.game, team1Id, team2Id };
    changes.push({ kind: 'game', game: known.game });
  }
  memory.doubts.restore(subject, namesOfDoubt({ markets, teams, ...subject }));
  if (subject.code === 'startPassed') known.isStartDoubted = true;
  for (const [name, doubt] of Object.entries(markets)) {
    const market = parseMarketName(name);
    const line = market === null ? undefined : known.lines.get(market.key);
    // Nothing that is said again opens it: an operator held it.
    if (market !== null)
      line?.setState(market.guarded, {
        ...NEW_MARKET,
        believed: doubt.believed,
        doubt: { ...doubt, said: null },
      });
  }
  return [...changes, ...showLines(known)];
};
