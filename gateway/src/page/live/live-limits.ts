import { MOST_TOPICS } from '@lineboard/domain/lines/book/topic';

/** What one gateway allows its sockets. */
export interface LiveLimits {
  /** Topics of one socket: more than any layout shows at once. */
  maxTopics: number;
  /** Largest message that a client may send: 64 topics with positions are 20 kB. */
  maxMessageBytes: number;
  /** Open sockets of one address (IPv6: one /64), which many customers may share, and of one customer. */
  socketsPerAddress: number;
  socketsPerCustomer: number;
  /** The limit on all sockets together. */
  socketsInAll: number;
  /**
   * Topics that one socket may ask for: as many at once, then as many a second. All that it may hold, four times over.
   */
  burstTopics: number;
  topicsPerSecond: number;
  /** Packets of one socket of whatever kind. */
  burstPackets: number;
  packetsPerSecond: number;
  /**
   * A socket gets the snapshot of a topic no sooner than this after the last; what it can read on as a delta comes at
   * once.
   */
  snapshotEveryMs: number;
  /** After so many refused calls in a row the socket is closed. */
  maxRefusedCalls: number;
  /** Parts of snapshots wait while more than this is on its way. */
  pauseAboveBytes: number;
  /** Above this the socket is slow and out of its topics until it has drained. */
  slowAboveBytes: number;
  /** Above this, or slow for so long without draining, it is closed. */
  closeAboveBytes: number;
  closeAfterSlowMs: number;
  /** For all sockets together: above this the slowest are closed. */
  mostBacklogBytes: number;
  /** How often backlogs are looked at. */
  sweepMs: number;
  pulseMs: number;
  /** How often sessions of open sockets are looked at again: one may end by its age alone. */
  sessionCheckMs: number;
  /** A topic emits at most once in this time. 50 ms: nobody sees more than 20 prices a second move. */
  windowMs: number;
  /** Steps kept per topic for readers that come back: at 100 a second, 40 s. */
  maxRingOps: number;
  /** The size of one message of a snapshot: about 100 kB, so that a slow socket is never asked to take more at once. */
  recordsPerPart: number;
}

export const DEFAULT_LIVE_LIMITS: LiveLimits = {
  maxTopics: MOST_TOPICS,
  maxMessageBytes: 64 * 1024,
  socketsPerAddress: 256,
  socketsPerCustomer: 64,
  socketsInAll: Infinity,
  burstTopics: 256,
  topicsPerSecond: 16,
  burstPackets: 300,
  packetsPerSecond: 30,
  snapshotEveryMs: 500,
  maxRefusedCalls: 100,
  pauseAboveBytes: 256 * 1024,
  slowAboveBytes: 1024 * 1024,
  closeAboveBytes: 8 * 1024 * 1024,
  closeAfterSlowMs: 60_000,
  mostBacklogBytes: 256 * 1024 * 1024,
  sweepMs: 100,
  pulseMs: 2_000,
  sessionCheckMs: 60_000,
  windowMs: 50,
  maxRingOps: 4_000,
  recordsPerPart: 500,
};
