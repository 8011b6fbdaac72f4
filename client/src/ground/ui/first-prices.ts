import { nextTask } from './next-task.ts';

let tell: () => void = () => undefined;

/** When the next of those that stand behind the first prices may begin: each has a task of its own. */
let turn = new Promise<void>((resolve) => {
  tell = resolve;
});

/** The first prices are seen, or nobody waits for them: what stood behind them comes now. */
export const tellFirstPrices = (): void => tell();

/**
 * A part that the first prices don't need: nothing of it is asked for before they are seen, so that neither line nor
 * thread is shared with them. A press ends the wait, so nothing pressed waits for a price.
 */
export const behindFirstPrices =
  <Part>(load: () => Promise<Part>): (() => Promise<Part>) =>
  async () => {
    turn = turn.then(nextTask);
    await turn;
    return load();
  };
