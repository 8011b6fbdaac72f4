import { MOST_TOPICS } from '@lineboard/domain/lines/book/topic';

/** The limits of one gateway for its sockets. */
export interface LiveLimits {
  /** The topics of one socket: more than any layout shows at once. */
  maxTopics: number;
  /** The largest message that a client may send: 64 topics with positions are 20 kB. */
  maxMessageBytes: number;
  /** The open sockets of one address (IPv6: one /64), which many customers may share, and of one customer. */
  socketsPerAddress: number;
  socketsPerCustomer: number;
  /** The limit on all sockets together. */
  socketsInAll: number;
  /**
   * How many pages are let in per turn of the event loop. Changes that are due wait for these, so they are few; a turn
   * with nothing else to do is short, so few are many a second.
   */
  admittedPerTurn: number;
  /** How many connections a pulse goes to per turn of the event loop: some 4 ms of writing. */
  pulsesPerTurn: number;
  /** While so many sessions are being looked up, nobody else is let in: the database has enough to do. */
  mostChecks: number;
  /** A page that would wait longer to be let in is told to come again: a browser gives up after 20 s. */
  mostWaitMs: number;
  /** The latest that anybody is told to come again. */
  mostAwayMs: number;
  /**
   * The topics that one socket may request: this many at once, then so many per second. It is four times as many as a
   * socket may have.
   */
  burstTopics: number;
  topicsPerSecond: number;
  /** The packets of one socket, of any kind. */
  burstPackets: number;
  packetsPerSecond: number;
  /** The time between two snapshots of a topic for one socket; deltas come at once. */
  snapshotEveryMs: number;
  /** After this many refused calls in a row the socket is closed. */
  maxRefusedCalls: number;
  /** Parts of snapshots wait while more than this is in transit. */
  pauseAboveBytes: number;
  /** Above this the socket counts as slow and leaves its topics until it has drained. */
  slowAboveBytes: number;
  /** Above this, or when it is slow for this long without draining, it is closed. */
  closeAboveBytes: number;
  closeAfterSlowMs: number;
  /** The limit for all sockets together: above it the slowest ones are closed. */
  mostBacklogBytes: number;
  /** How often backlogs are checked. */
  sweepMs: number;
  pulseMs: number;
  /** How often the sessions of open sockets are checked: one may end just by its age. */
  sessionCheckMs: number;
  /** A topic emits at most once in this time. 50 ms, because nobody can see more than 20 prices move in a second. */
  windowMs: number;
  /** How far the window widens while the event loop is late. */
  widestWindowMs: number;
  /** The steps that are kept per topic for readers that come back: 40 s at 100 a second. */
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
  admittedPerTurn: 4,
  pulsesPerTurn: 250,
  mostChecks: 64,
  mostWaitMs: 5_000,
  mostAwayMs: 60_000,
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
  widestWindowMs: 200,
  maxRingOps: 4_000,
  recordsPerPart: 500,
};
