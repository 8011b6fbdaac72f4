import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { between, chance } from '../../season/chance.ts';
import type { FuzzGame } from '../draw-game.ts';
import type { FuzzBettor, FuzzWorld } from '../fuzz-world.ts';
import { placeFuzzed } from '../place-fuzzed.ts';
import { sellBet } from '../sales/call-sales.ts';
import { createBet, retell } from './retell.ts';

export const SCRATCHED_LABELS = ['pitcher scratched while a bet is sold'];

const MOST_WAIT_MS = 40;
/** After the book has acknowledged the row. */
const HEARD_MS = 150;
const SHARES = [100, 50, 25];

const findGame = ({ games, rulings }: FuzzWorld): FuzzGame | undefined =>
  games.find(
    ({ isLive, gameNum, opening: { game, lines } }) =>
      !isLive &&
      !rulings.busy.has(gameNum) &&
      game.listedPitcher1 !== null &&
      lines.some(({ periodNumber, moneyLine1 }) => periodNumber === 0 && moneyLine1 !== null),
  );

/**
 * A pitcher is scratched while a bet on his game is sold. The money line without him is another one, so that the bet is
 * void, or is worth something else (HR-34); from then on nothing is paid for it (HR-50).
 */
export const playScratched = async (world: FuzzWorld, bettor: FuzzBettor): Promise<void> => {
  const { rulings, board, findings, shares } = world;
  const { random } = bettor;
  const found = findGame(world);
  if (found === undefined) return;
  rulings.busy.add(found.gameNum);
  try {
    const ticketNumber = await place(world, bettor, found);
    if (ticketNumber === null) return;
    const ref = `${ticketNumber}-1`;
    const { game } = found.opening;
    const [label] = SCRATCHED_LABELS;
    shares.sent(label!);
    const sell = async (sharePercent: number, waitMs: number): Promise<boolean> => {
      await sleep(waitMs);
      const said = await sellBet(world, bettor, ref, { key: randomUUID(), sharePercent, seenCents: 1 });
      return said?.state === 'sold';
    };
    const scratch = async (): Promise<void> => {
      await sleep(between(random, 0, MOST_WAIT_MS));
      await retell(board, found, { game: { ...game, listedPitcher1: `Reliever ${ticketNumber}` } });
    };
    const raced = await Promise.all([
      scratch(),
      ...SHARES.map((share) => sell(share, between(random, 0, MOST_WAIT_MS))),
    ]);
    if (raced.some((isSold) => isSold === true)) shares.accepted(label!);
    await sleep(HEARD_MS);
    if (await sell(10, 0)) findings.add('sold while another pitcher is named', ref);
    if (chance(random, 0.5)) await retell(board, found, { game });
  } finally {
    rulings.busy.delete(found.gameNum);
  }
};

const place = async (world: FuzzWorld, bettor: FuzzBettor, found: FuzzGame): Promise<number | null> => {
  const line = found.opening.lines.find(({ periodNumber }) => periodNumber === 0);
  const pick = {
    type: 'G',
    gameNum: found.gameNum,
    periodNumber: 0,
    market: 'M',
    side: 'team1',
  } as const;
  const request = createBet(between(bettor.random, 600, 3_000), [
    { pick, seenPrice: line?.moneyLine1 ?? -110, seenLine: null },
  ]);
  const said = await placeFuzzed(world, bettor, request);
  return said?.state === 'accepted' ? said.ticketNumber : null;
};
