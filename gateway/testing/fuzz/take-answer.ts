import type { ErrorBody } from '@lineboard/domain/ground/error/refusal';
import type { TicketAnswer } from '@lineboard/domain/betting/ticket/ticket-answer.schema';
import type { TicketRequest } from '@lineboard/domain/betting/request/ticket-request';
import type { CallAnswer } from './call-gateway.ts';
import { type FuzzBettor, type FuzzWorld, keepPlaced } from './fuzz-world.ts';

/** Kind of the finding that is behind a call without an answer. */
export const NO_ANSWER = 'no answer';

export const isHouseError = ({ status, text }: CallAnswer): boolean =>
  status >= 500 || text.includes('"code":"internal"');

/** Nothing may be answered with an error of the house's own, and nothing go without an answer. */
export const judgeAnswer = (
  { findings, failed }: Pick<FuzzWorld, 'findings' | 'failed'>,
  bettor: FuzzBettor,
  answer: CallAnswer,
  body: string,
  sentMs: number,
): void => {
  const kind =
    answer.status === 0
      ? NO_ANSWER
      : !isHouseError(answer)
        ? null
        : answer.status === 200
          ? 'internal error'
          : `answer of ${answer.status}`;
  if (kind === null) return;
  // A database that took its time says nothing of the ticket; one that can't be placed at all shows when it is sent
  // alone.
  if (answer.status !== 503) findings.add(kind, answer.text.slice(0, 500), body);
  if (failed.length < MOST_FAILED) failed.push({ kind, bettor, body, sentMs });
};

const MOST_FAILED = 300;

/** Counts a ticket's answer and keeps what it leaves behind. */
export const keepAnswer = (
  world: FuzzWorld,
  bettor: FuzzBettor,
  request: TicketRequest,
  { status, text }: CallAnswer,
  sentMs = Date.now(),
): TicketAnswer | null => {
  const said = status === 200 ? (JSON.parse(text) as TicketAnswer) : null;
  const name =
    said === null ? `${status} ${codeOf(text)}` : said.state === 'refused' ? said.code : said.state;
  world.refusals.set(name, (world.refusals.get(name) ?? 0) + 1);
  if (said?.state === 'accepted') {
    keepPlaced(world, bettor, request, said, sentMs);
    if (isOnLive(world, request))
      world.findings.add('a live ticket that did not wait', text, JSON.stringify(request));
  }
  if (said?.state === 'pending') {
    const { decidedAtMs } = said;
    world.waiting.push({ bettor, request, sentMs, decidedAtMs });
  }
  return said;
};

/** HR-44: also a contest of a game under way. */
const isOnLive = ({ games }: FuzzWorld, { items }: TicketRequest): boolean =>
  items.some(({ pick }) =>
    games.some(
      ({ isLive, gameNum, contest }) =>
        isLive &&
        (pick.type === 'G' ? pick.gameNum === gameNum : pick.contestNum === contest?.[0]?.contestNum),
    ),
  );

const codeOf = (text: string): string => {
  try {
    return (JSON.parse(text) as ErrorBody).error.code;
  } catch {
    return text.slice(0, 40);
  }
};
