import { randomUUID } from 'node:crypto';
import type { WagerRef } from '@lineboard/domain/betting/request/ticket-request';
import type { SaleAnswer } from '@lineboard/domain/betting/selling/sale.schema';
import { chooseOne, type Random } from '@lineboard/domain/testing/seeded-random';
import { chance } from '../../season/chance.ts';
import type { FuzzBettor, FuzzWorld } from '../fuzz-world.ts';
import { callSales, sellBet } from './call-sales.ts';

/** What a run that says something about sales must have had. */
export const SALE_LABELS = [
  'sale',
  'sale of another’s bet',
  'sale out of bounds',
  'sale, sent several times',
  'sale with a closed key',
  'sale with an earlier key',
  'sale target',
];

interface DrawnSale {
  key: string;
  sharePercent: number;
  seenCents: number;
  tolerancePercent?: number;
}

const SHARES = { right: [100, 100, 50, 33, 10, 77], wrong: [9, 0, -10, 101, 33.5, 1e9] };
const SEEN = { right: [1, 1, 1, 5_000, 900_000_000], wrong: [0, -5, 0.5, 2 ** 53] };
const TOLERANCES = { right: [0, 2, 10], wrong: [11, -1, 1.5] };
const TARGETS = { right: [1, 5_000, 10_000_000], wrong: [0, -1, 1.5] };
const MOST_KEYS = 200;
const USUAL_TOLERANCE_PERCENT = 2;
const HOSTILE_REFS = ['__proto__-1', '1-', '99999999999999999999-1', '1-99999999999', '-1-1', '1-1-1'];

const drawSale = (random: Random, key: string, isWrong: boolean): DrawnSale => {
  const wrong = isWrong ? chooseOne(random, ['share', 'seen', 'tolerance'] as const) : null;
  const pick = (name: typeof wrong, from: { right: readonly number[]; wrong: readonly number[] }): number =>
    chooseOne(random, name === wrong ? from.wrong : from.right);
  return {
    key,
    sharePercent: pick('share', SHARES),
    seenCents: pick('seen', SEEN),
    ...((wrong === 'tolerance' || chance(random, 0.5)) && {
      tolerancePercent: pick('tolerance', TOLERANCES),
    }),
  };
};

const nameOf = ({ ticketNumber, wagerNumber }: WagerRef): string => `${ticketNumber}-${wagerNumber}`;

/** Sells a bet: his own or another's, once or several times at once, within the bounds or not (HR-53 to HR-55). */
export const playSales = async (world: FuzzWorld, bettor: FuzzBettor): Promise<void> => {
  const { random } = bettor;
  const owner = chance(random, 0.15) ? chooseOne(random, world.bettors) : bettor;
  const refs: WagerRef[] = [...owner.refs, ...owner.open.slice(0, 30)];
  if (refs.length === 0) return;
  const ref = chance(random, 0.05) ? chooseOne(random, HOSTILE_REFS) : nameOf(chooseOne(random, refs));
  const isForeign = owner !== bettor;
  if (chance(random, 0.2)) return playTarget(world, bettor, ref, isForeign);
  const { keys } = world.sales;
  const isEarlier = keys.length > 0 && chance(random, 0.2);
  const isWrong = chance(random, 0.1);
  const sale = drawSale(random, isEarlier ? chooseOne(random, keys) : randomUUID(), isWrong);
  keys.push(sale.key);
  keys.splice(0, Math.max(0, keys.length - MOST_KEYS));
  const label = isForeign ? 'sale of another’s bet' : isWrong ? 'sale out of bounds' : 'sale';
  world.shares.sent(label);
  if (isEarlier) world.shares.sent('sale with an earlier key');
  const isClosed = chance(random, 0.1);
  if (isClosed) world.shares.sent('sale with a closed key');
  const closed = isClosed ? await closeKey(world, bettor, sale.key) : null;
  const times = chance(random, 0.3) ? 3 : 1;
  if (times > 1) world.shares.sent('sale, sent several times');
  const [byOther, ...said] = await Promise.all([
    // Another key for the same bet at the same time.
    times > 1 ? send(world, bettor, ref, { ...sale, key: randomUUID() }) : null,
    ...Array.from({ length: times }, () => send(world, bettor, ref, sale, isEarlier)),
    ...(chance(random, 0.1) ? [closeKey(world, bettor, sale.key)] : []),
  ]);
  const byKey = said.filter((answer) => answer !== null);
  const answers = [...byKey, ...(byOther === null ? [] : [byOther])];
  if (answers.some(({ state }) => state === 'sold')) world.shares.accepted(label);
  const body = JSON.stringify({ ref, ...sale });
  const isTaken = ({ state }: SaleAnswer): boolean => state === 'sold' || state === 'pending';
  if (isForeign && !isEarlier && answers.some(({ state }) => state !== 'closed'))
    world.findings.add('a bet of another customer was answered', JSON.stringify(answers), body);
  if (isWrong && answers.some(isTaken))
    world.findings.add('a sale out of bounds was taken', JSON.stringify(answers), body);
  if (closed?.state === 'closed' && byKey.some(isTaken))
    world.findings.add('a closed key sold', JSON.stringify(answers), body);
};

const send = async (
  world: FuzzWorld,
  bettor: FuzzBettor,
  ref: string,
  sale: DrawnSale,
  isEarlier = false,
): Promise<SaleAnswer | null> => {
  const said = await sellBet(world, bettor, ref, sale);
  // An earlier key is answered with the sale that it was sent with.
  if (isEarlier) return said;
  if (said?.state !== 'sold' || `${said.ticketNumber}-${said.wagerNumber}` !== ref) return said;
  const least = (sale.seenCents * (100 - (sale.tolerancePercent ?? USUAL_TOLERANCE_PERCENT))) / 100;
  if (said.paidCents < least && said.sharePercent === sale.sharePercent)
    world.findings.add('sold for less than was agreed to', JSON.stringify(said), JSON.stringify(sale));
  if (said.riskLeftCents === 0) {
    const { soldWhole } = world.sales;
    const before = soldWhole.get(ref);
    // An operator who rules on its leg takes sales back first: it is open again for a moment, and may be sold.
    const isRuled = world.rulings.ruled.has(`${ref}-1`);
    if (before !== undefined && before !== sale.key && !isRuled)
      world.findings.add(
        'a bet was sold whole twice',
        JSON.stringify(said),
        JSON.stringify({ before, ...sale }),
      );
    soldWhole.set(ref, sale.key);
  }
  return said;
};

const playTarget = async (
  world: FuzzWorld,
  bettor: FuzzBettor,
  ref: string,
  isForeign: boolean,
): Promise<void> => {
  const { random } = bettor;
  world.shares.sent('sale target');
  if (chance(random, 0.2)) {
    await callSales(world, bettor, 'DELETE', `/api/open-bets/${ref}/sale-target`);
    return;
  }
  const isWrong = chance(random, 0.15);
  const target = { amountCents: chooseOne(random, isWrong ? TARGETS.wrong : TARGETS.right) };
  const answer = await callSales(world, bettor, 'PUT', `/api/open-bets/${ref}/sale-target`, target);
  const isArmed = answer.status === 200 && answer.text.includes('"armed"');
  if (isArmed) world.shares.accepted('sale target');
  if (isArmed && (isForeign || isWrong))
    world.findings.add(
      'a target of another customer or out of bounds',
      answer.text,
      `${ref} ${JSON.stringify(target)}`,
    );
};

const closeKey = async (world: FuzzWorld, bettor: FuzzBettor, key: string): Promise<SaleAnswer | null> => {
  const answer = await callSales(world, bettor, 'POST', `/api/sales/${key}/close`);
  return answer.status === 200 ? (JSON.parse(answer.text) as SaleAnswer) : null;
};
