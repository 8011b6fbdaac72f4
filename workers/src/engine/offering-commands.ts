import { parseTopic, type TopicName } from '@lineboard/domain/lines/book/topic';
import type { ErrorCode } from '@lineboard/domain/ground/error/error-code';
import type { WagerPick } from '@lineboard/domain/ground/pick/pick';
import type { BoardView, RowWindow } from '../board/board-view.ts';
import type { LiveConditions } from './live-conditions.ts';
import type { CustomerConditions, OfferingEngine } from './offering-engine.ts';
import type { SaleReports, SaleRequest } from './sale-reports.ts';

export type CommandAnswer = { ok: true } | { ok: false; code: ErrorCode };

/** The page's commands to the worker, by name. Every call is answered with a value; a throw is a bug. */
export interface OfferingCommands {
  /** Topics to keep subscribed: those of the board and those of the slip's picks. */
  hold: (topics: readonly TopicName[]) => CommandAnswer;
  show: (view: BoardView) => CommandAnswer;
  /** Rows that the page draws: a run of them for each list that it scrolls. */
  scrollTo: (windows: readonly RowWindow[]) => CommandAnswer;
  watch: (picks: readonly WagerPick[]) => CommandAnswer;
  /** Picks in bets, whose games and lines should be reported. */
  follow: (picks: readonly WagerPick[]) => CommandAnswer;
  /** Open bets whose offers should be told. The first call loads the rules; it throws where they can't be had. */
  offer: (request: SaleRequest) => Promise<CommandAnswer>;
  judgeBy: (conditions: CustomerConditions) => CommandAnswer;
  /** Subscribes again to a topic that the gateway refused. */
  retry: (topic: TopicName) => CommandAnswer;
  live: (conditions: LiveConditions) => CommandAnswer;
}

const OK: CommandAnswer = { ok: true };

/** @param changed called after every command that may have changed what is shown */
export const createOfferingCommands = (engine: OfferingEngine, changed: () => void): OfferingCommands => {
  const after =
    <T>(run: (argument: T) => void) =>
    (argument: T): CommandAnswer => {
      run(argument);
      changed();
      return OK;
    };
  let sales: SaleReports | null = null;
  return {
    offer: async (request) => {
      if (sales === null) {
        const { SaleReports: Reports } = await import('./sale-reports.ts');
        sales ??= new Reports();
      }
      sales.keep(request);
      engine.offer(sales);
      changed();
      return OK;
    },
    hold: (topics) => {
      if (topics.some((topic) => parseTopic(topic) === null)) return { ok: false, code: 'topicUnknown' };
      engine.hold(topics);
      changed();
      return OK;
    },
    show: after((view) => engine.show(view)),
    scrollTo: after((windows) => engine.scrollTo(windows)),
    watch: after((picks) => engine.watch(picks)),
    follow: after((picks) => engine.follow(picks)),
    judgeBy: after((conditions) => engine.judgeBy(conditions)),
    retry: after((topic) => engine.retry(topic)),
    live: after((conditions) => engine.live(conditions)),
  };
};
