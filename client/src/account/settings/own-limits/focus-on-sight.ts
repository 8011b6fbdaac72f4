/** For the harmless answer to a question that has just appeared. */
export const focusOnSight = (button: HTMLButtonElement | null): void => button?.focus();
