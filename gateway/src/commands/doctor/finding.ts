/** The finding about one part of a book. */
export interface Finding {
  part: string;
  /** `wrong` hinders customers or endangers money; a `warning` may be intended. */
  state: 'ok' | 'warning' | 'wrong';
  /** A sentence or two. */
  found: string;
  /** The remedy, in one sentence. */
  todo: string | null;
}

export const fine = (part: string, found: string): Finding => ({ part, state: 'ok', found, todo: null });

export const warning = (part: string, found: string, todo: string): Finding => ({
  part,
  state: 'warning',
  found,
  todo,
});

export const wrong = (part: string, found: string, todo: string): Finding => ({
  part,
  state: 'wrong',
  found,
  todo,
});

/** Runs a check; one that fails has found that. */
export const examine = async (
  part: string,
  todo: string,
  check: () => Promise<readonly Finding[]>,
): Promise<readonly Finding[]> => {
  try {
    return await check();
  } catch (error) {
    const { message } = error as Error;
    return [wrong(part, message === '' ? String(error) : message.replace(/\.?$/, '.'), todo)];
  }
};
