import { FLOORS } from './floors.mjs';

/** More than this under one roof is a corridor again. */
const MOST_BOXES = 16;
const MOST_ARROWS = 80;

const TEST_CODE = /\.test\.tsx?$|(^|\/)testing\//;

interface Module {
  source: string;
  dependencies: readonly { resolved: string }[];
}

/** What lies directly under a workspace's `src`, a wing or a file, and the imports between those. */
export interface Wings {
  boxes: ReadonlySet<string>;
  /** e.g. `betting → ground` */
  arrows: ReadonlySet<string>;
}

const wingsOf = (workspace: string, modules: readonly Module[]): Wings => {
  const within = `${workspace}/src/`;
  const boxOf = (path: string): string => path.slice(within.length).split('/', 1)[0] ?? '';
  const boxes = new Set<string>();
  const arrows = new Set<string>();
  for (const { source, dependencies } of modules) {
    if (!source.startsWith(within)) continue;
    boxes.add(boxOf(source));
    if (TEST_CODE.test(source)) continue;
    for (const { resolved } of dependencies)
      if (resolved.startsWith(within) && boxOf(resolved) !== boxOf(source))
        arrows.add(`${boxOf(source)} → ${boxOf(resolved)}`);
  }
  return { boxes, arrows };
};

/** The rooms of a workspace by name; a wing without rooms is one itself. */
export const listRooms = (workspace: string): string[] =>
  (FLOORS[workspace] ?? [])
    .flatMap((floor) => Object.entries(floor))
    .flatMap(([wing, rooms]) => (rooms.length === 0 ? [wing] : rooms.flat()));

/** @param path e.g. gateway/src/lines/book/book.ts, whose room is `book` */
export const roomOf = (path: string): string => {
  const [workspace = '', , wing = '', room = ''] = path.split('/');
  return listRooms(workspace).includes(wing) ? wing : room;
};

/** Whether `path` is at a place that has a floor, and what its place would have to be otherwise. */
const misplacedOf = (path: string): string | null => {
  const [workspace, floors] = Object.entries(FLOORS).find(([key]) => path.startsWith(`${key}/src/`)) ?? [];
  if (workspace === undefined || floors === undefined) return null;
  const [wing = '', room = '', ...rest] = path.slice(`${workspace}/src/`.length).split('/');
  if (room === '') return null;
  const rooms = floors.find((floor) => Object.hasOwn(floor, wing))?.[wing];
  if (rooms === undefined) return `${path} stands in a wing without a floor (floors.mjs)`;
  if (rooms.length === 0) return null;
  return rest.length > 0 && rooms.flat().includes(room)
    ? null
    : `${path} stands in a room without a floor (floors.mjs)`;
};

/** One line for each file without a floor, and for each workspace that is a corridor. */
export const judgeWings = (paths: readonly string[], modules: readonly Module[]): string[] => [
  ...paths.flatMap((path) => misplacedOf(path) ?? []),
  ...Object.keys(FLOORS).flatMap((workspace) => {
    const { boxes, arrows } = wingsOf(workspace, modules);
    return [
      ...(boxes.size > MOST_BOXES
        ? [`${workspace}/src holds ${boxes.size} boxes, at most ${MOST_BOXES} can be seen at once`]
        : []),
      ...(arrows.size > MOST_ARROWS
        ? [
            `${workspace}/src has ${arrows.size} arrows between its boxes, at most ${MOST_ARROWS} can be followed`,
          ]
        : []),
    ];
  }),
];

/** e.g. `gateway 14 boxes, 70 arrows` of every workspace that has floors. */
export const countWings = (modules: readonly Module[]): string =>
  Object.keys(FLOORS)
    .map((workspace) => {
      const { boxes, arrows } = wingsOf(workspace, modules);
      return `${workspace} ${boxes.size} boxes, ${arrows.size} arrows`;
    })
    .join(' · ');
