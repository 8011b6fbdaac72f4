import { cpus, loadavg, release, totalmem } from 'node:os';

/** In one line. */
export const readMachineFacts = (): string => {
  const cores = cpus();
  return (
    `${cores.length} cores, ${cores[0]?.model ?? 'unknown CPU'}, ${Math.round(totalmem() / 2 ** 30)} GiB, ` +
    `Node ${process.version}, ${process.platform}-${process.arch} ${release()}`
  );
};

/** What a reader must know of the machine before believing a figure. */
export const printMachineFacts = (title: string): void => {
  console.log(`# ${title}`);
  console.log(`machine: ${readMachineFacts()}`);
  // A load near or above the number of cores means that something else was running: figures are then noise.
  console.log(`load before the run (1 min): ${loadavg()[0]!.toFixed(2)}\n`);
};
