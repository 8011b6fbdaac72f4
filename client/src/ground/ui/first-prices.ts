import { nextTask } from './next-task.ts';

let tell: () => void = () => undefined;

/** When the next task after the first prices may begin: each is a separate task. */
let turn = new Promise<void>((resolve) => {
  tell = resolve;
});

/** The first prices are visible, or nobody waits for them: the waiting tasks start now. */
export const tellFirstPrices = (): void => tell();

/**
 * A part that the first prices don't need: none of it is requested before they are visible, so that they have the line
 * and the thread to themselves. A press ends the wait, so nothing that is pressed waits for a price.
 */
export const behindFirstPrices =
  <Part>(load: () => Promise<Part>): (() => Promise<Part>) =>
  async () => {
    turn = turn.then(nextTask);
    await turn;
    return load();
  };
