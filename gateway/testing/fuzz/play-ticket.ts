import type { TicketRequest } from '@lineboard/domain/betting/request/ticket-request';
import { playCombination } from './combinations/play-combination.ts';
import { chooseGenerator, drawBroken, drawTicket, type Generator } from './draw-ticket.ts';
import { type FuzzBettor, type FuzzWorld, sendTicket } from './fuzz-world.ts';
import { placeFuzzed } from './place-fuzzed.ts';
import { playKeys } from './play-keys.ts';
import { playMistyped } from './rulings/play-mistyped.ts';
import { playScratched } from './rulings/play-scratched.ts';
import { playSales } from './sales/play-sales.ts';
import { playTabs } from './tabs/play-tabs.ts';
import { judgeAnswer, keepAnswer } from './take-answer.ts';
import { playTyping } from './typing/play-typing.ts';

/** Draws one ticket, or what passes for one, sends it and looks at the answer. */
export const playTicket = async (
  world: FuzzWorld,
  bettor: FuzzBettor,
  generators: readonly Generator[],
): Promise<void> => {
  const generator = chooseGenerator(bettor.random, generators);
  world.shares.sent(`(${generator})`);
  if (generator === 'keys') return playKeys(world, bettor);
  if (generator === 'combinations') return playCombination(world, bettor);
  if (generator === 'sales') return playSales(world, bettor);
  if (generator === 'mistyped') return playMistyped(world, bettor);
  if (generator === 'scratched') return playScratched(world, bettor);
  if (generator === 'tabs') return playTabs(world, bettor);
  if (generator === 'typing') return playTyping(world, bettor);
  if (generator === 'broken') {
    const broken = drawBroken(world, bettor);
    if (broken === null) return;
    const sentMs = Date.now();
    const answer = await sendTicket(world, bettor, broken.body, broken.contentType);
    judgeAnswer(world, bettor, answer, String(broken.body).slice(0, 2_000), sentMs);
    // Some breaks leave a whole ticket behind.
    if (answer.status === 200)
      keepAnswer(world, bettor, JSON.parse(String(broken.body)) as TicketRequest, answer);
    return;
  }
  const request = drawTicket(world, bettor, generator);
  if (request === null) return;
  if (request.parentRif !== null) await checkRif(world, bettor, request);
  const said = await placeFuzzed(world, bettor, request);
  if (said?.state === 'accepted') world.shares.accepted(`(${generator})`);
};

/** What the page asks before a parent goes onto the slip. */
const checkRif = async (
  world: FuzzWorld,
  bettor: FuzzBettor,
  { parentRif, items }: TicketRequest,
): Promise<void> => {
  const body = JSON.stringify({ parent: parentRif, picks: items.map(({ pick }) => pick) });
  const sentMs = Date.now();
  const { cookie } = bettor.page;
  judgeAnswer(
    world,
    bettor,
    await world.call({ method: 'POST', path: '/api/tickets/rif-check', cookie, body }),
    body,
    sentMs,
  );
};
