import type { BookRecords, RecordKey, RecordKind, TopicOp } from '../../lines/book/book-record.ts';
import { keyOfRecord } from '../../lines/book/book-record.ts';
import { UNTOLD } from '../../ground/score/untold.ts';
import type { Static } from 'typebox';
import type { WireOpSchema, WireValueSchema } from './wire-op.schema.ts';

/** A value in its encoding in a payload. */
export type WireValue = Static<typeof WireValueSchema>;
export type WireOp = Static<typeof WireOpSchema>;

/**
 * The order of fields on the wire. A new field goes at the end, so that versions next to each other can read each
 * other: the older one skips the field, and the newer one fills it in from `WHEN_MISSING`. Any other change raises
 * `LEAST_WIRE_VERSION`.
 */
export const RECORD_FIELDS = {
  game: [
    'gameNum',
    'feedId',
    'sportType',
    'sportSubType',
    'team1Id',
    'team2Id',
    'team1RotNum',
    'team2RotNum',
    'gameDateTimeMs',
    'listedPitcher1',
    'listedPitcher2',
    'preventPointBuyingFlag',
    'parlayRestriction',
    'includeTeamTotals',
    'correlation',
    'isTitle',
    'isSpotlight',
  ],
  line: [
    'gameNum',
    'periodNumber',
    'store',
    'periodWagerCutoffMs',
    'disabled',
    'spread1',
    'spread2',
    'spreadAdj1',
    'spreadAdj2',
    'spreadLineStatus',
    'spreadMaxWagerCents',
    'moneyLine1',
    'moneyLine2',
    'moneyLineDraw',
    'moneyLineStatus',
    'moneyLineMaxWagerCents',
    'totalPoints',
    'ttlPtsAdj1',
    'ttlPtsAdj2',
    'totalsStatus',
    'totalsMaxWagerCents',
    'team1TotalPoints',
    'team1TtlPtsAdj1',
    'team1TtlPtsAdj2',
    'team2TotalPoints',
    'team2TtlPtsAdj1',
    'team2TtlPtsAdj2',
    'teamTotalsLineStatus',
    'teamTotalsMaxWagerCents',
    'version',
    'doubtedMarkets',
  ],
  contestLine: [
    'contestNum',
    'contestantNum',
    'feedId',
    'store',
    'contestType',
    'contestType2',
    'contestType3',
    'contestDesc',
    'contestantName',
    'rotNum',
    'moneyLine',
    'status',
    'maxWagerCents',
    'wagerCutoffMs',
    'disabled',
    'gameNum',
    'outcome',
    'tied',
    'places',
    'isSpotlight',
    'version',
    'related',
    'doubted',
  ],
  score: [
    'gameNum',
    'phase',
    'clock',
    'score1',
    'score2',
    'segments',
    'startingPitcher1',
    'startingPitcher2',
    'version',
    'playedMinutes',
    'official',
    'playedHalves',
    'scheduledInnings',
    'winner',
    'absent',
    'rounds',
    'roundSeconds',
    'roundsChanged',
    'holes1',
    'holes2',
    'situation',
  ],
} as const satisfies { [K in RecordKind]: ReadonlyArray<keyof BookRecords[K]> };

/**
 * Fields that were added since `LEAST_WIRE_VERSION`, each with its value for records from a gateway that doesn't know
 * it yet.
 */
export const WHEN_MISSING: { readonly [K in RecordKind]?: Partial<BookRecords[K]> } = {
  line: { doubtedMarkets: '' },
  contestLine: { related: [], doubted: false },
  score: { ...UNTOLD, situation: null },
};

/** The record kinds; a kind's index is its number on the wire. */
export const RECORD_KINDS = ['game', 'line', 'contestLine', 'score'] as const satisfies readonly RecordKind[];

const FIELD_INDEX = Object.fromEntries(
  RECORD_KINDS.map((kind) => [
    kind,
    new Map(RECORD_FIELDS[kind].map((field, index) => [field as string, index])),
  ]),
) as unknown as Record<RecordKind, ReadonlyMap<string, number>>;

const PUT = 0;
const PATCH = 1;
const REMOVE = 2;

/** put `[0, kind, ...values]` · patch `[1, kind, key, index, value, …]` · remove `[2, kind, key]` */
export const encodeOp = (op: TopicOp): WireOp => {
  const kind = RECORD_KINDS.indexOf(op.kind);
  if (op.op === 'remove') return [REMOVE, kind, op.key];
  if (op.op === 'patch') {
    const encoded: WireValue[] = [PATCH, kind, op.key];
    const index = FIELD_INDEX[op.kind];
    for (const [field, value] of Object.entries(op.fields)) {
      encoded.push(index.get(field)!, value as WireValue);
    }
    return encoded;
  }
  const record = op.record as unknown as Record<string, WireValue>;
  const encoded: WireValue[] = [PUT, kind];
  for (const field of RECORD_FIELDS[op.kind]) encoded.push(record[field]!);
  return encoded;
};

export const encodePut = <K extends RecordKind>(kind: K, record: BookRecords[K]): WireOp =>
  encodeOp({ op: 'put', kind, key: keyOfRecord(kind, record), record } as TopicOp);

/**
 * Trusts its input: payloads come from our own gateway, in the wire version that the handshake agreed on.
 * @returns null when only newer versions know its kind
 */
export const decodeOp = (encoded: WireOp): TopicOp | null => {
  const kind = RECORD_KINDS[encoded[1] as number];
  if (kind === undefined) return null;
  const fields = RECORD_FIELDS[kind] as readonly string[];
  if (encoded[0] === REMOVE) return { op: 'remove', kind, key: encoded[2] as RecordKey } as TopicOp;
  if (encoded[0] === PATCH) {
    const changed: Record<string, WireValue> = {};
    for (let at = 3; at < encoded.length; at += 2) {
      const field = fields[encoded[at] as number];
      if (field !== undefined) changed[field] = encoded[at + 1]!;
    }
    return { op: 'patch', kind, key: encoded[2] as RecordKey, fields: changed } as TopicOp;
  }
  const record: Record<string, WireValue> = {
    ...(WHEN_MISSING[kind] as Record<string, WireValue> | undefined),
  };
  fields.forEach((field, at) => {
    const value = encoded[at + 2];
    if (value !== undefined) record[field] = value;
  });
  const typed = record as unknown as BookRecords[typeof kind];
  return { op: 'put', kind, key: keyOfRecord(kind, typed), record: typed } as TopicOp;
};

export const decodeOps = (ops: readonly WireOp[]): TopicOp[] => ops.map(decodeOp).filter((op) => op !== null);
