import type { TicketAnswer } from '@lineboard/domain/betting/ticket/ticket-answer.schema';
import type { TicketRequest } from '@lineboard/domain/betting/request/ticket-request';
import { type FuzzWorld, keepPlaced } from './fuzz-world.ts';
import { judgeAnswer } from './take-answer.ts';

/** Kind of the finding. */
export const NOT_DECIDED = 'a live ticket that is not decided';

/**
 * A live ticket is decided at its moment (HR-44); after this delay it counts as forgotten, whatever waits in front of
 * it.
 */
const LATEST_MS = 6_000;

/** Its money is held from the moment of sending, so these can't come afterwards (HR-44). */
const CALLED_OFF = ['insufficientAvailable', 'freePlayInsufficient'];

/** A worse price that the customer takes asks for more risk where the amount is what he wins. */
const isRiskEntered = ({ amountEntered, items }: TicketRequest): boolean =>
  [amountEntered, ...items.map((item) => item.amountEntered)].every((entered) => entered === 'risk');

/**
 * Asks what became of the live tickets that are due; again, while a machine with other work has no answer.
 * @returns how many still wait
 */
export const watchPending = async (
  world: Pick<FuzzWorld, 'call' | 'findings' | 'failed' | 'placed' | 'waiting'>,
): Promise<number> => {
  const now = Date.now();
  const due = world.waiting.filter(({ decidedAtMs }) => decidedAtMs + 50 < now);
  world.waiting = world.waiting.filter((each) => !due.includes(each));
  for (const each of due) {
    const { bettor, request, sentMs, decidedAtMs } = each;
    const path = `/api/tickets/${request.idempotencyKey}`;
    const found = await world.call({ method: 'GET', path, cookie: bettor.page.cookie });
    if (found.status === 503 && Date.now() <= decidedAtMs + LATEST_MS) {
      world.waiting.push(each);
      continue;
    }
    const body = JSON.stringify(request);
    judgeAnswer(world, bettor, found, body, now);
    if (found.status !== 200) {
      world.findings.add('a live ticket that nobody knows', `${found.status} ${found.text}`, body);
      continue;
    }
    const answer = JSON.parse(found.text) as TicketAnswer;
    if (answer.state === 'accepted') keepPlaced(world, bettor, request, answer, sentMs);
    if (answer.state === 'refused' && CALLED_OFF.includes(answer.code) && isRiskEntered(request))
      world.findings.add('a live ticket that its customer called off', found.text, body);
    if (answer.state !== 'pending') continue;
    if (Date.now() > decidedAtMs + LATEST_MS)
      world.findings.add(NOT_DECIDED, `due for ${Date.now() - decidedAtMs} ms`, body);
    else world.waiting.push(each);
  }
  return world.waiting.length;
};
