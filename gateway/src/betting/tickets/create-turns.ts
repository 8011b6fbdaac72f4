/** Lets what is asked for one name happen one after the other, and for different names at once. */
export type Turns = <T>(name: string, act: () => Promise<T>) => Promise<T>;

export const createTurns = (): Turns => {
  const last = new Map<string, Promise<unknown>>();
  return (name, act) => {
    const before = last.get(name);
    const turn = before === undefined ? act() : before.then(act, act);
    last.set(name, turn);
    const leave = (): void => {
      if (last.get(name) === turn) last.delete(name);
    };
    turn.then(leave, leave);
    return turn;
  };
};
