import fc from 'fast-check';

/** What `npm run interleavings` says in place of the test's own. */
const { INTERLEAVING_RUNS, INTERLEAVING_SEED, INTERLEAVING_PATH } = process.env;

interface Playing {
  /** What `--world` takes. */
  world: string;
  /** How many orders the short run plays that is part of `npm test`. */
  runs: number;
}

/** Plays a world in drawn orders. A failure says its schedule, and the command that plays it again. */
export const playInterleavings = async <Drawn>(
  { world, runs }: Playing,
  property: fc.IAsyncPropertyWithHooks<Drawn>,
): Promise<void> => {
  const details = await fc.check(property, {
    numRuns: Number(INTERLEAVING_RUNS ?? runs),
    seed: Number(INTERLEAVING_SEED ?? 1),
    ...(INTERLEAVING_PATH === undefined ? {} : { path: INTERLEAVING_PATH }),
  });
  if (!details.failed) return;
  const again = `npm run interleavings -- --world ${world} --seed ${details.seed} --path ${details.counterexamplePath}`;
  throw new Error(`${await fc.asyncDefaultReportMessage(details)}\n\nTo play it again: ${again}`, {
    cause: details.errorInstance,
  });
};
