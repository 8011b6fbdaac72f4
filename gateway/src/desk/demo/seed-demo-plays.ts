import type pg from 'pg';
import { acceptPlay } from '../../casino/play/accept-play.ts';
import type { PlayMoment } from '../../casino/play/play-moment.ts';
import { postPlay } from '../../casino/play/post-play.ts';

const HOUR_MS = 3_600_000;

/** The customers paid in before they played. */
export const DEPOSIT_BEFORE_MS = 72 * HOUR_MS;

/**
 * The rounds that are in a report from the first minute on. Together they come to nothing: balances are the deposits.
 */
const PLAYS: ReadonlyArray<{ system: string; agoHours: number; stakeCents: number; winCents: number }> = [
  { system: 'Casino', agoHours: 50, stakeCents: 2_000, winCents: 0 },
  { system: 'Horses', agoHours: 49, stakeCents: 1_000, winCents: 4_400 },
  { system: 'Lotto Pro', agoHours: 26, stakeCents: 500, winCents: 0 },
  { system: 'Live Betting', agoHours: 25, stakeCents: 1_500, winCents: 1_150 },
  { system: 'CrashGame', agoHours: 3, stakeCents: 550, winCents: 0 },
];

/** Not posted yet: what the one without credit has under way. */
const NOT_POSTED: Readonly<Record<string, ReadonlyArray<{ system: string; stakeCents: number }>>> = {
  POSTUP1: [
    { system: 'Casino', stakeCents: 400 },
    { system: 'Lotto Pro', stakeCents: 200 },
  ],
};

/** Casino plays of a new demo customer, posted ones on the days before. */
export const seedDemoPlays = async (
  client: pg.PoolClient,
  customerId: string,
  { wallMs, bookMs }: PlayMoment,
): Promise<void> => {
  for (const [at, { system, agoHours, stakeCents, winCents }] of PLAYS.entries()) {
    const play = { customerId, system, round: `demo-${customerId}-${at + 1}`, stakeCents };
    const moment = { wallMs, bookMs: bookMs - agoHours * HOUR_MS };
    await acceptPlay(client, play, moment);
    await postPlay(client, { ...play, winCents }, moment);
  }
  for (const [at, { system, stakeCents }] of (NOT_POSTED[customerId] ?? []).entries()) {
    const play = { customerId, system, round: `demo-${customerId}-open-${at + 1}`, stakeCents };
    await acceptPlay(client, play, { wallMs, bookMs });
  }
};
