import { keyOfPick, type PickKey, type WagerPick } from '@lineboard/domain/pick/pick';
import type { GameScore } from '@lineboard/domain/score/game-score';
import type { FollowedPick } from '../board/board-frame.ts';
import type { HeldTopic } from '../topics/held-topic.ts';
import { PickMarks } from './pick-marks.ts';
import { findLine, isSame, NOTHING, type Seen, toQuote } from './quote-watch.ts';

interface SeenScore {
  score: GameScore | null;
  isScoreFresh: boolean;
}

type SeenPick = Seen & SeenScore;

const NO_SCORE: SeenScore = { score: null, isScoreFresh: false };

/** Keeps open bets told how their games and lines stand. */
export class PickFollow {
  readonly marks = new PickMarks();
  readonly #sent = new Map<PickKey, SeenPick>();

  follow(picks: readonly WagerPick[]): void {
    this.marks.keep(picks);
    const kept = new Set(picks.map(keyOfPick));
    for (const key of this.#sent.keys()) if (!kept.has(key)) this.#sent.delete(key);
  }

  /**
   * What of the marked picks differs from what was sent. Of a pick of which nothing is there nothing is said before
   * every topic has come or was refused.
   * @param isUp whether what this feed says in this topic can be depended on
   */
  collect(
    topics: readonly HeldTopic[],
    isUp: (topic: HeldTopic, feedId: string) => boolean,
  ): Array<readonly [PickKey, FollowedPick]> {
    const changed: Array<readonly [PickKey, FollowedPick]> = [];
    for (const pick of this.marks.take()) {
      const line = findLine(pick, topics, isUp);
      const score = findScore(pick, topics, isUp);
      const isNothing = line === null && score === null;
      if (isNothing && topics.some(({ state, failed }) => state === null && !failed)) continue;
      const now = { ...(line ?? NOTHING), ...(score ?? NO_SCORE) };
      const key = keyOfPick(pick);
      const sent = this.#sent.get(key);
      if (sent !== undefined && isSame(sent, now) && isSameScore(sent, now)) continue;
      this.#sent.set(key, now);
      const { score: shown, isScoreFresh } = now;
      changed.push([key, { quote: toQuote(now)?.quote ?? null, score: shown, isScoreFresh }]);
    }
    return changed;
  }
}

const isSameScore = (a: SeenScore, b: SeenScore): boolean =>
  a.score === b.score && a.isScoreFresh === b.isScoreFresh;

/** The league's topic and the sport's may both have it: the one that can be depended on, of two the later one. */
const findScore = (
  pick: WagerPick,
  topics: readonly HeldTopic[],
  isUp: (topic: HeldTopic, feedId: string) => boolean,
): SeenScore | null => {
  if (pick.type === 'C') return null;
  let found: (SeenScore & { score: GameScore }) | null = null;
  for (const topic of topics) {
    const key = String(pick.gameNum);
    const [score, game] = [topic.state?.score.get(key), topic.state?.game.get(key)];
    if (score === undefined) continue;
    const isScoreFresh = game !== undefined && isUp(topic, game.feedId);
    const isBetter =
      found === null ||
      (isScoreFresh === found.isScoreFresh ? score.version > found.score.version : isScoreFresh);
    if (isBetter) found = { score, isScoreFresh };
  }
  return found;
};
