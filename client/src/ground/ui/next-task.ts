/** Ends the task: taps, scrolls and frames that wait for the thread come before what follows. */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });
