import type { SaleAnswer } from '@lineboard/domain/betting/selling/sale.schema';
import type { CallAnswer } from '../call-gateway.ts';
import type { FuzzBettor, FuzzWorld } from '../fuzz-world.ts';
import { judgeAnswer } from '../take-answer.ts';

/** A call about sales; nothing may be answered with an error of the house's own. */
export const callSales = async (
  world: FuzzWorld,
  bettor: FuzzBettor,
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  content?: object,
): Promise<CallAnswer> => {
  const sentMs = Date.now();
  const body = content === undefined ? undefined : JSON.stringify(content);
  const { cookie } = bettor.page;
  const answer = await world.call({ method, path, cookie, ...(body !== undefined && { body }) });
  judgeAnswer(world, bettor, answer, `${path} ${body ?? ''}`, sentMs);
  return answer;
};

/** @returns null when it was no sale's answer */
export const sellBet = async (
  world: FuzzWorld,
  bettor: FuzzBettor,
  ref: string,
  sale: object,
): Promise<SaleAnswer | null> => {
  const answer = await callSales(world, bettor, 'POST', `/api/open-bets/${ref}/sales`, sale);
  return answer.status === 200 ? (JSON.parse(answer.text) as SaleAnswer) : null;
};
