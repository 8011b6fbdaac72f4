import { type Draw, drawFaults } from './draw-faults.ts';
import type { GeneratedFault } from './generated-fault.ts';
import { takeOnePerFile } from './take-one-per-file.ts';

/** More are drawn than wanted: types see about half of the faults that change more than a statement. */
const AHEAD = 3;

/** The draw gives up after so many rounds and has fewer faults then: each round takes minutes. */
const MOST_TIMES = 3;

/**
 * @param findSeenByTypes takes long, however many it is asked of in different files
 * @returns the drawn faults that types don't see, and those that types saw meanwhile
 */
export const drawSoundFaults = async (
  faults: readonly GeneratedFault[],
  draw: Draw,
  findSeenByTypes: (faults: readonly GeneratedFault[]) => Promise<ReadonlySet<string>>,
): Promise<{ drawn: GeneratedFault[]; seenByTypes: GeneratedFault[] }> => {
  const judged = new Set<string>();
  const seenByTypes: GeneratedFault[] = [];
  const judge = async (asked: readonly GeneratedFault[]): Promise<void> => {
    const isStatement = ({ edit }: GeneratedFault): boolean => edit.isStatement === true;
    const doubtful = takeOnePerFile(asked.filter((fault) => !isStatement(fault)));
    for (const { id } of [...asked.filter(isStatement), ...doubtful]) judged.add(id);
    if (doubtful.length === 0) return;
    const seen = await findSeenByTypes(doubtful);
    seenByTypes.push(...doubtful.filter(({ id }) => seen.has(id)));
  };
  const drawSound = (): GeneratedFault[] =>
    drawFaults(faults, draw, (fault) => judged.has(fault.id) && !seenByTypes.includes(fault));
  const isUnknown = ({ id }: GeneratedFault): boolean => !judged.has(id);

  for (let time = 0; time < MOST_TIMES; time += 1) {
    const drawn = drawSound();
    const countOf = (kind: string): number => drawn.filter((fault) => fault.kind === kind).length;
    const short = faults.filter(({ kind }) => drawn.length < draw.count || countOf(kind) < draw.each);
    const ahead = { ...draw, count: draw.count * AHEAD, each: draw.each * AHEAD };
    const asked = drawFaults(short, ahead, isUnknown);
    if (asked.length === 0) break;
    await judge(asked);
  }
  return { drawn: drawSound(), seenByTypes };
};
