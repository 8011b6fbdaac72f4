import { WrongInput } from './wrong-input.ts';

/** Refuses the options of HTTP to commands that work on this machine alone. */
export const refuseHttpOptions = (command: string, typed: Readonly<Record<string, unknown>>): void => {
  for (const option of ['url', 'key'])
    if (typed[option] !== undefined)
      throw new WrongInput(`--${option} is nothing that ${command} takes: it works on this machine.`);
};
