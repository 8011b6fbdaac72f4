import type { SubscribeRefusal, SubscribeReply } from '@lineboard/domain/doors/wire/live-messages.schema';
import { CallBudget } from './call-budget.ts';
import type { ConnectionWatch } from './connection-watch.ts';
import type { LiveLimits } from './live-limits.ts';
import type { LiveSocket } from './live-socket.ts';
import { countTopics, parseSubscribe, parseUnsubscribe } from './parse-topics.ts';
import type { SocketTopics } from './socket-topics.ts';

export interface CallParts {
  topics: SocketTopics;
  limits: LiveLimits;
  watch: ConnectionWatch;
  nowMs: () => number;
}

/** Answers what one socket asks for, within its budget. A socket that keeps asking for what is refused is closed. */
export const answerCalls = (socket: LiveSocket, { topics, limits, watch, nowMs }: CallParts): void => {
  const budget = new CallBudget(limits.burstTopics, limits.topicsPerSecond, nowMs());
  let refusedInARow = 0;

  /** @param act returns the code of a refusal, or what to do once the answer is on its way */
  const answerCall = (
    request: unknown,
    answer: unknown,
    act: () => SubscribeRefusal | (() => void),
  ): void => {
    const outcome = budget.take(nowMs(), countTopics(request, limits.maxTopics)) ? act() : 'rateLimited';
    const reply: SubscribeReply = typeof outcome === 'string' ? { ok: false, code: outcome } : { ok: true };
    if (typeof answer === 'function') answer(reply);
    if (typeof outcome !== 'string') {
      refusedInARow = 0;
      return outcome();
    }
    watch.refused('call', outcome);
    if (++refusedInARow >= limits.maxRefusedCalls) socket.disconnect(true);
  };

  socket.on('subscribe', (request: unknown, answer: unknown) =>
    answerCall(request, answer, () => {
      const asked = parseSubscribe(request, { store: socket.data.store, maxTopics: limits.maxTopics });
      if (typeof asked === 'string') return asked;
      const added = new Set(asked.map(({ topic }) => topic).filter((topic) => !topics.has(topic)));
      if (topics.size + added.size > limits.maxTopics) return 'tooManyTopics';
      return () => {
        for (const { topic, held } of asked) topics.subscribe(topic, held);
      };
    }),
  );
  socket.on('unsubscribe', (request: unknown, answer: unknown) =>
    answerCall(request, answer, () => {
      const names = parseUnsubscribe(request, limits.maxTopics);
      if (typeof names === 'string') return names;
      return () => {
        for (const topic of names) topics.unsubscribe(topic);
      };
    }),
  );
};
