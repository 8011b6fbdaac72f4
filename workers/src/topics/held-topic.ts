import type { TopicOp } from '@lineboard/domain/lines/book/book-record';
import type { TopicState } from '@lineboard/domain/lines/book/topic-state';
import type { TopicName } from '@lineboard/domain/lines/book/topic';
import { TopicReader, type TopicReading } from '@lineboard/domain/doors/wire/topic-reader';
import { isAlternateLine } from '@lineboard/domain/ground/sport/alternate-line';
import type { AlternatesByGame } from '../rows/board-row.ts';
import type { TopicRows } from '../rows/topic-rows.ts';
import type { TopicMessage } from '../socket/socket-event.ts';

/** Fields that decide whether and where a row is shown; every other change only touches cells. */
const ROW_FIELDS: Readonly<Record<TopicOp['kind'], ReadonlySet<string> | 'all'>> = {
  game: 'all',
  line: new Set(['disabled', 'periodWagerCutoffMs', 'moneyLineDraw']),
  contestLine: new Set([
    'disabled',
    'wagerCutoffMs',
    'outcome',
    'contestType3',
    'contestDesc',
    'contestantName',
    'rotNum',
    'contestNum',
    'gameNum',
  ]),
  score: new Set(['phase']),
};

/** Fields that decide which alternate lines of an unfolded game show, and in which order. */
const LADDER_FIELDS: ReadonlySet<string> = new Set([
  'spread1',
  'totalPoints',
  'team1TotalPoints',
  'team2TotalPoints',
]);

const movesAlternates = (op: TopicOp & { op: 'patch' }, alternates: AlternatesByGame): boolean => {
  if (op.kind !== 'line' || alternates.size === 0) return false;
  const [gameNum, periodNumber] = op.key.split('.').map(Number);
  if (!alternates.has(gameNum!) || !(periodNumber === 0 || isAlternateLine(periodNumber!))) return false;
  return Object.keys(op.fields).some((field) => LADDER_FIELDS.has(field));
};

/** One subscribed topic: its lines, and its last built rows on the board or in each pane. */
export class HeldTopic {
  readonly reader: TopicReader;
  /** By the pane that shows them, '' for the board; those of an earlier `revision` must be rebuilt. */
  readonly built = new Map<string, TopicRows & { revision: number }>();
  /** Counted up by whatever may change the rows. */
  revision = 0;
  /** The next moment of the book's clock at which a row may have to go. */
  nextCutoffMs = Infinity;
  /** The gateway refused the subscription. */
  failed = false;
  askedAtMs = 0;

  constructor(topic: TopicName) {
    this.reader = new TopicReader(topic);
  }

  /** null until the first snapshot is whole. */
  get state(): TopicState | null {
    return this.reader.position === null ? null : this.reader.state;
  }

  get epoch(): string {
    return this.reader.position?.epoch ?? '';
  }

  read({ kind, message }: TopicMessage): TopicReading {
    return kind === 'snapshot' ? this.reader.readSnapshot(message) : this.reader.readChange(message);
  }

  /** Whether this change may change the rows. */
  movesRows(op: TopicOp): boolean {
    const fields = ROW_FIELDS[op.kind];
    if (fields === 'all' || op.op !== 'patch') return true;
    if (Object.keys(op.fields).some((field) => fields.has(field))) return true;
    for (const { alternates } of this.built.values()) if (movesAlternates(op, alternates)) return true;
    return false;
  }

  findNextCutoff(bookMs: number): void {
    let next = Infinity;
    for (const { periodWagerCutoffMs } of this.reader.state.line.values())
      if (periodWagerCutoffMs >= bookMs && periodWagerCutoffMs < next) next = periodWagerCutoffMs;
    for (const { wagerCutoffMs } of this.reader.state.contestLine.values())
      if (wagerCutoffMs >= bookMs && wagerCutoffMs < next) next = wagerCutoffMs;
    this.nextCutoffMs = next;
  }
}
