/** What decides the simulated world. The same options give the same world, whenever it is looked at. */
export interface SimulatorOptions {
  feedId: string;
  store: string;
  seed: number;
  /** About so many games open for betting at any time. */
  games: number;
  /** About so many changes of lines a wall second over the whole book; scores come on top. */
  rate: number;
  /** Days before kick-off that lines open. */
  leadDays: number;
}

export const DEFAULT_SIMULATOR_OPTIONS: SimulatorOptions = {
  feedId: 'simulator',
  store: 'main',
  seed: 7,
  games: 400,
  rate: 40,
  leadDays: 3,
};
