import { randomUUID } from 'node:crypto';
import type { SaleAnswer } from '@lineboard/domain/betting/selling/sale.schema';
import { chooseOne } from '@lineboard/domain/testing/seeded-random';
import { between, chance } from '../../season/chance.ts';
import type { FuzzBettor, FuzzWorld } from '../fuzz-world.ts';
import { placeFuzzed } from '../place-fuzzed.ts';
import { sellBet } from '../sales/call-sales.ts';
import { findTotal, type OpenTotal } from './find-market.ts';
import { createBet, retell, type SeenLeg } from './retell.ts';

export const MISTYPED_LABELS = [
  'mistyped line, sold before it is void',
  'mistyped line, sold while it is made void',
];

/** Chances of the over, one row after the other: no step is far enough for the guard, all of them are an error. */
const WALK = [0.42, 0.33, 0.24];
const OVERROUND = 1.04;

/** The American price of a chance, with the book's part in it. */
const priceOf = (chanceOfSide: number): number => {
  const factor = 1 / (chanceOfSide * OVERROUND);
  return factor >= 2 ? Math.round((factor - 1) * 100) : -Math.round(100 / (factor - 1));
};

const tell = ({ board }: FuzzWorld, { game, at }: OpenTotal, over: number): Promise<void> =>
  retell(board, game, {
    lines: game.opening.lines.map((line, place) =>
      place === at ? { ...line, ttlPtsAdj1: priceOf(over), ttlPtsAdj2: priceOf(1 - over) } : line,
    ),
  });

/**
 * A price that nobody meant: bets are taken at it, it is set right, and they are sold at what is right, before an
 * operator makes them no action or at the same time (HR-56, HR-83). Nobody may keep a cent of it.
 */
export const playMistyped = async (world: FuzzWorld, bettor: FuzzBettor): Promise<void> => {
  const { rulings } = world;
  const total = findTotal(world);
  if (total === null) return;
  const { gameNum } = total.game;
  rulings.busy.add(gameNum);
  try {
    await tell(world, total, 0.5);
    for (const over of WALK) await tell(world, total, over);
    const placed = await place(world, bettor, total);
    for (const over of [...WALK].reverse()) await tell(world, total, over);
    await tell(world, total, 0.5);
    if (placed !== null) await sellAndUndo(world, bettor, placed);
  } finally {
    rulings.busy.delete(gameNum);
  }
};

interface PlacedBet {
  ticketNumber: number;
  legs: number;
}

const place = async (world: FuzzWorld, bettor: FuzzBettor, total: OpenTotal): Promise<PlacedBet | null> => {
  const { random } = bettor;
  const beside = chance(random, 0.35) ? findTotal(world) : null;
  const legs = [total, ...(beside === null ? [] : [beside])].map(legOf);
  const said = await placeFuzzed(world, bettor, createBet(between(random, 600, 3_000), legs));
  return said?.state === 'accepted' ? { ticketNumber: said.ticketNumber, legs: legs.length } : null;
};

const legOf = ({ game, at }: OpenTotal): SeenLeg => {
  const line = game.opening.lines[at]!;
  const { gameNum } = game;
  return {
    pick: { type: 'G', gameNum, periodNumber: 0, market: 'L', side: 'over' },
    seenPrice: line.ttlPtsAdj1 ?? -110,
    seenLine: line.totalPoints,
  };
};

const sellAndUndo = async (
  world: FuzzWorld,
  bettor: FuzzBettor,
  { ticketNumber, legs }: PlacedBet,
): Promise<void> => {
  const { random } = bettor;
  const { rulings, findings, shares } = world;
  const ref = `${ticketNumber}-1`;
  const sell = (sharePercent: number): Promise<SaleAnswer | null> =>
    sellBet(world, bettor, ref, { key: randomUUID(), sharePercent, seenCents: 1 });
  const isRaced = rulings.turns++ % 2 === 1;
  const label = MISTYPED_LABELS[Number(isRaced)]!;
  shares.sent(label);
  const soldFirst = chance(random, 0.5);
  const isSold = (answers: ReadonlyArray<SaleAnswer | null>): boolean =>
    answers.some((answer) => answer?.state === 'sold');
  const first = isRaced ? [] : [await sell(chooseOne(random, [100, 50, 33]))];
  const [inTheWay, ...meanwhile] = await Promise.all([
    rulings.undo(ticketNumber, soldFirst),
    ...(isRaced || chance(random, 0.5) ? [sell(chooseOne(random, [100, 50])), sell(10)] : []),
  ]);
  if (isSold([...first, ...meanwhile])) shares.accepted(label);
  // A sale that was on its way when the operator looked is taken back as well.
  const left = inTheWay === null && isSold(meanwhile) ? await rulings.undo(ticketNumber, true) : inTheWay;
  if (left !== null) findings.add('an obvious error that could not be taken back', left, ref);
  // What is left of a parlay goes on without the leg, and may be sold.
  if (legs > 1) return;
  const late = await sell(50);
  if (isSold([late])) findings.add('sold what was void', JSON.stringify(late), ref);
};
