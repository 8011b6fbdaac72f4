/** For the harmless answer to a question that has just come up. */
export const focusOnSight = (button: HTMLButtonElement | null): void => button?.focus();
