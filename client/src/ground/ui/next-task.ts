/** Ends the task: taps, scrolls and frames that wait for the thread come before the next step. */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });
