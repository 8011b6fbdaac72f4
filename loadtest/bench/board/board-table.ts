import { type Aim, printAims } from '../machine/aim.ts';
import { printTable } from '../machine/table.ts';
import type { PageFigures } from './measure-page.ts';

interface Row {
  what: string;
  unit: '%' | 'ms' | '';
  read: (figures: PageFigures) => number | null;
}

const ROWS: readonly Row[] = [
  { what: 'games on screen', unit: '', read: (page) => page.gamesOnScreen },
  { what: 'busy', unit: '%', read: (page) => page.fullSpeed.busyShare * 100 },
  { what: 'CPU of the main thread', unit: '%', read: (page) => page.fullSpeed.cpuShare * 100 },
  { what: 'tasks over 50 ms', unit: '', read: (page) => page.fullSpeed.longTasks },
  { what: 'longest task', unit: 'ms', read: (page) => page.fullSpeed.longestTaskMs },
  { what: 'sent → drawn, median', unit: 'ms', read: (page) => page.fullSpeed.sentToDrawnP50Ms },
  { what: 'sent → drawn, 95th percentile', unit: 'ms', read: (page) => page.fullSpeed.sentToDrawnP95Ms },
  { what: 'fed → drawn, 95th percentile', unit: 'ms', read: (page) => page.fullSpeed.fedToDrawnP95Ms },
  { what: 'markers sent', unit: '', read: (page) => page.fullSpeed.markers },
  { what: 'markers never on screen', unit: '', read: (page) => page.fullSpeed.missedMarkers },
  { what: 'CPU ÷ 4: busy', unit: '%', read: (page) => page.throttled.busyShare * 100 },
  { what: 'CPU ÷ 4: sent → drawn, median', unit: 'ms', read: (page) => page.throttled.sentToDrawnP50Ms },
  {
    what: 'CPU ÷ 4: sent → drawn, 95th percentile',
    unit: 'ms',
    read: (page) => page.throttled.sentToDrawnP95Ms,
  },
  { what: 'CPU ÷ 4: markers never on screen', unit: '', read: (page) => page.throttled.missedMarkers },
  { what: 'scrolling: frames', unit: '', read: (page) => page.scroll.frames },
  { what: 'scrolling: late frames', unit: '', read: (page) => page.scroll.lateFrames },
  { what: 'scrolling: longest frame', unit: 'ms', read: (page) => page.scroll.longestFrameMs },
  { what: 'scrolling: CPU of the main thread', unit: '%', read: (page) => page.scroll.cpuShare * 100 },
];

/** The mean over rounds; null when a round has no figure. */
const average = (pages: readonly PageFigures[], read: Row['read']): number | null => {
  const figures = pages.map(read);
  if (figures.length === 0 || figures.includes(null)) return null;
  return (figures as number[]).reduce((sum, figure) => sum + figure, 0) / figures.length;
};

const rowOf = (what: string): Row => ROWS.find((row) => row.what === what)!;

/** @param mostBusy the aim: how often as long as the floor's our main thread may be busy */
export const printBoardFigures = (
  figures: { floor: PageFigures[]; ours: PageFigures[] },
  mostBusy: number,
): void => {
  const cell = ({ unit }: Row, figure: number | null): string =>
    figure === null ? '–' : `${figure.toFixed(unit === '' ? 0 : 1)}${unit === '' ? '' : ` ${unit}`}`;
  printTable([
    [
      '',
      ...figures.floor.map((_, at) => `floor ${at + 1}`),
      ...figures.ours.map((_, at) => `ours ${at + 1}`),
      'ours ÷ floor',
    ],
    ...ROWS.map((row) => {
      const floor = average(figures.floor, row.read);
      const ours = average(figures.ours, row.read);
      const hasRatio = row.unit !== '' && floor !== null && floor > 0 && ours !== null;
      return [
        row.what,
        ...[...figures.floor, ...figures.ours].map((page) => cell(row, row.read(page))),
        hasRatio ? (ours / floor).toFixed(2) : '',
      ];
    }),
  ]);

  if (figures.ours.length === 0) return;
  const ratios = figures.ours.map((page, at) => {
    const floor = figures.floor[at];
    return floor === undefined ? '–' : (page.fullSpeed.busyShare / floor.fullSpeed.busyShare).toFixed(2);
  });
  console.log(`\nbusy, ours ÷ floor, by round: ${ratios.join(', ')}`);
  const ours = (what: string): number | null => average(figures.ours, rowOf(what).read);
  const floorBusy = average(figures.floor, rowOf('busy').read);
  const oursBusy = ours('busy');
  const aims: Aim[] = [
    {
      what: 'main thread busy, ours ÷ floor',
      measured: floorBusy === null || oursBusy === null ? null : oursBusy / floorBusy,
      atMost: mostBusy,
    },
    { what: 'tasks over 50 ms after load', measured: ours('tasks over 50 ms'), atMost: 0 },
    {
      what: 'sent → drawn, 95th percentile',
      measured: ours('sent → drawn, 95th percentile'),
      atMost: 50,
      unit: 'ms',
    },
    {
      what: 'sent → drawn, 95th percentile, CPU ÷ 4',
      measured: ours('CPU ÷ 4: sent → drawn, 95th percentile'),
      atMost: 100,
      unit: 'ms',
    },
    { what: 'late frames while scrolling', measured: ours('scrolling: late frames'), atMost: 0 },
  ];
  printAims(aims);
};
