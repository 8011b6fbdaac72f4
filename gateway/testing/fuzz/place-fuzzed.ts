import type { TicketRequest } from '@lineboard/domain/betting/request/ticket-request';
import type { TicketAnswer } from '@lineboard/domain/betting/ticket/ticket-answer.schema';
import { labelsOf } from './count-shares.ts';
import { type FuzzBettor, type FuzzWorld, sendTicket } from './fuzz-world.ts';
import { judgeAnswer, keepAnswer } from './take-answer.ts';

/** @returns null when it was no ticket's answer */
export const placeFuzzed = async (
  world: FuzzWorld,
  bettor: FuzzBettor,
  request: TicketRequest,
): Promise<TicketAnswer | null> => {
  const body = JSON.stringify(request);
  const labels = labelsOf(request);
  for (const label of labels) world.shares.sent(label);
  const sentMs = Date.now();
  const answer = await sendTicket(world, bettor, body);
  judgeAnswer(world, bettor, answer, body, sentMs);
  const said = keepAnswer(world, bettor, request, answer, sentMs);
  if (said?.state === 'accepted') for (const label of labels) world.shares.accepted(label);
  return said;
};
