import type { FeedChange } from '@lineboard/domain/lines/feed/feed-change';
import type { FeedSink } from '../../src/lines/feeds/feed.ts';

/** What a listener holds after everything a feed told it; as plain text, so that two of them compare by value. */
export class ToldBook implements FeedSink {
  readonly games = new Map<number, unknown>();
  readonly lines = new Map<string, Record<string, unknown>>();
  readonly contestLines = new Map<string, Record<string, unknown>>();
  readonly scores = new Map<number, unknown>();
  /** Every append, as it came. */
  readonly appends: Array<readonly FeedChange[]> = [];

  append(changes: readonly FeedChange[]): Promise<void> {
    this.appends.push(changes);
    this.tell(changes);
    return Promise.resolve();
  }

  tell(changes: readonly FeedChange[]): void {
    for (const change of changes) this.#take(change);
  }

  #take(change: FeedChange): void {
    switch (change.kind) {
      case 'game':
        this.games.set(change.game.gameNum, change.game);
        return;
      case 'line': {
        const key = `${change.line.gameNum}.${change.line.periodNumber}.${change.line.store}`;
        this.lines.set(key, { ...this.lines.get(key), ...change.line });
        return;
      }
      case 'contestLine': {
        const key = `${change.line.contestNum}.${change.line.contestantNum}.${change.line.store}`;
        this.contestLines.set(key, { ...this.contestLines.get(key), ...change.line });
        return;
      }
      case 'score':
        this.scores.set(change.score.gameNum, change.score);
        return;
      case 'removeGame':
        this.games.delete(change.gameNum);
        this.scores.delete(change.gameNum);
        for (const key of this.lines.keys()) if (key.startsWith(`${change.gameNum}.`)) this.lines.delete(key);
        return;
      case 'removeContest':
        for (const key of this.contestLines.keys()) {
          if (key.startsWith(`${change.contestNum}.`)) this.contestLines.delete(key);
        }
        return;
      case 'imageBegin':
        for (const records of [this.games, this.lines, this.contestLines, this.scores]) records.clear();
        return;
      case 'imageEnd':
      case 'beat':
      case 'feedDown':
      case 'settle':
      case 'override':
      case 'release':
    }
  }

  /** The first few records that another listener holds otherwise; none when both hold the same. */
  differencesFrom(other: ToldBook): string[] {
    const records = (book: ToldBook): Map<string, string> =>
      new Map(
        [book.games, book.lines, book.contestLines, book.scores].flatMap((map, index) =>
          [...map].map(([key, value]) => [`${'GLCS'[index]}${key}`, stableText(value)] as const),
        ),
      );
    const [mine, theirs] = [records(this), records(other)];
    return [...new Set([...mine.keys(), ...theirs.keys()])]
      .filter((key) => mine.get(key) !== theirs.get(key))
      .slice(0, 3)
      .map((key) => `${key}: ${mine.get(key)} ≠ ${theirs.get(key)}`);
  }
}

const stableText = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
