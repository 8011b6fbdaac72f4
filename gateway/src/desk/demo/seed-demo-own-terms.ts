import type { Cents } from '@lineboard/domain/ground/money/cents';
import type { OwnLimitName } from '@lineboard/domain/account/own-limits/change-own-limit';
import { startTimeOut } from '@lineboard/domain/account/own-limits/time-out';
import type pg from 'pg';
import type { PlayMoment } from '../../casino/play/play-moment.ts';
import { SET_REALITY_CHECK } from '../../ground/customer/set-reality-check.ts';
import { setDayTime } from '../../account/own-limits/day-time.ts';
import { writeOwnLimit, writeTimeOut } from '../../account/own-limits/write-own-terms.ts';
import type { DemoCustomer } from './demo-customers.ts';
import { postDeposit } from './post-deposit.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** The second deposit of the customer with own limits: it uses up some of the deposit limit. */
const SECOND_DEPOSIT: { cents: Cents; agoMs: number } = { cents: 10_000, agoMs: HOUR_MS };

const DAY_TIME_USED_MS = 35 * MINUTE_MS;

const LIMITS: ReadonlyArray<{ name: OwnLimitName; amount: number }> = [
  { name: { kind: 'deposit', period: 'day' }, amount: 50_000 },
  { name: { kind: 'loss', period: 'day' }, amount: 15_000 },
  { name: { kind: 'stake', period: 'day' }, amount: 20_000 },
  { name: { kind: 'time', period: 'day' }, amount: 180 },
];

/** Was asked for an hour ago. */
const LOOSER: (typeof LIMITS)[number] = { name: { kind: 'stake', period: 'day' }, amount: 40_000 };

const seedLimits = async (
  client: pg.PoolClient,
  customerId: string,
  { wallMs, bookMs }: PlayMoment,
): Promise<void> => {
  for (const limit of LIMITS) await writeOwnLimit(client, customerId, limit, wallMs - 2 * HOUR_MS);
  await writeOwnLimit(client, customerId, LOOSER, wallMs - HOUR_MS);
  await client.query(SET_REALITY_CHECK, [customerId, 30]);
  const { cents, agoMs } = SECOND_DEPOSIT;
  const paidIn = { depositCents: cents, freePlayCents: 0 };
  await postDeposit(client, customerId, paidIn, { wallMs: wallMs - agoMs, bookMs: bookMs - agoMs });
  await setDayTime(client, customerId, DAY_TIME_USED_MS, wallMs);
};

/** What a demo customer has set for the own account, after everything else: nothing is played in a time-out. */
export const seedDemoOwnTerms = async (
  client: pg.PoolClient,
  { customerId, kind }: DemoCustomer,
  moment: PlayMoment,
): Promise<void> => {
  if (kind === 'ownLimits') await seedLimits(client, customerId, moment);
  const timeOut = kind === 'timeOut' ? startTimeOut(null, 'week', moment.wallMs - HOUR_MS) : null;
  if (timeOut !== null) await writeTimeOut(client, customerId, timeOut);
};
