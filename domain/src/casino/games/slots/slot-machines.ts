import type { SlotMachine } from './slot-machine.ts';

const readLines = (...lines: string[]): number[][] => lines.map((line) => Array.from(line, Number));

const FIVE_LINES = readLines('111', '000', '222', '012', '210');

const TWENTY_LINES = readLines(
  '11111',
  '00000',
  '22222',
  '01210',
  '21012',
  '00100',
  '22122',
  '12221',
  '10001',
  '01110',
  '21112',
  '10101',
  '12121',
  '01010',
  '21212',
  '11011',
  '11211',
  '02020',
  '20202',
  '02220',
);

/** Three reels of fruit and bars. */
export const MINI_SLOTS: SlotMachine = {
  reels: ['FBECFDFECDBEDABEDBEDWADFEFDEFC', 'ECEDEFDFADFCADFBCEFDBFAEFW', 'DAEFEABCDFDEDFCEWCAEFBF'],
  lines: FIVE_LINES,
  pays: new Map([
    ['W', [0, 200]],
    ['A', [0, 100]],
    ['B', [0, 40]],
    ['C', [0, 20]],
    ['D', [2, 14]],
    ['E', [0, 9]],
    ['F', [0, 5]],
  ]),
  scatters: [],
  freeSpinFactor: 1,
};

/** Wins often, and little. */
export const CALM_SLOTS: SlotMachine = {
  reels: [
    'CEGCFEGCBEFAWEDBAEBDFSAWGAGEFDG',
    'FCAFECWGFGEFEADGDABCEBGCGDSGW',
    'GDEFSFGEBCFGFCAEFWEACGFGWCDBCDE',
    'BGEGCAWCEBWDGEFGDCGDEFEBSFAGCFDC',
    'CSEFBGBCGAEWAGWFGFDCECABCEDFDFG',
  ],
  lines: TWENTY_LINES,
  pays: new Map([
    ['W', [4, 20, 80, 400]],
    ['A', [2, 15, 60, 200]],
    ['B', [1, 12, 50, 150]],
    ['C', [0, 12, 40, 120]],
    ['D', [0, 10, 30, 90]],
    ['E', [0, 8, 20, 60]],
    ['F', [0, 6, 15, 50]],
    ['G', [0, 6, 12, 40]],
  ]),
  scatters: [
    { count: 3, pays: 3, freeSpins: 8 },
    { count: 4, pays: 10, freeSpins: 10 },
    { count: 5, pays: 50, freeSpins: 12 },
  ],
  freeSpinFactor: 2,
};

/** Between the two others. */
export const STEADY_SLOTS: SlotMachine = {
  reels: [
    'FGWGDGECEFCEFBFGDCBFGEGSFGACFDWFED',
    'EBGFEGFBFEDCWBFGFAEGEDCBGDACEGSGEWFCG',
    'WEGAFGFWEGSGEFCEGECEFDGDFEGBFCFBGD',
    'CFECGFDFAEDGEGEGFWBDCEGABWFSDFEDG',
    'EFGCDGFADFWGCADBGFGSFEBCEGECEFBEW',
  ],
  lines: TWENTY_LINES,
  pays: new Map([
    ['W', [5, 50, 250, 1_000]],
    ['A', [3, 25, 100, 500]],
    ['B', [0, 20, 75, 300]],
    ['C', [0, 12, 50, 200]],
    ['D', [0, 10, 40, 150]],
    ['E', [0, 6, 20, 80]],
    ['F', [0, 5, 20, 75]],
    ['G', [0, 5, 12, 50]],
  ]),
  scatters: [
    { count: 3, pays: 3, freeSpins: 10 },
    { count: 4, pays: 20, freeSpins: 12 },
    { count: 5, pays: 100, freeSpins: 15 },
  ],
  freeSpinFactor: 2,
};

/** Wins seldom, and much. */
export const WILD_SLOTS: SlotMachine = {
  reels: [
    'GDGBDEBFGEAGFDEFGSECFDWFGDCGFDEAC',
    'GFEGFDECGEGAWAFGDSGAEDGDFCEFBFGF',
    'FGFDACAEBDECFSGEGDFWFDGAFEDFGEFG',
    'DGDCFGCFEFDGAFGEBEFEWGFGECGBEADSDF',
    'FGSGDGEBDECEFBFGDCAFGEFGFGABFDWFEDA',
  ],
  lines: TWENTY_LINES,
  pays: new Map([
    ['W', [10, 100, 1_000, 5_000]],
    ['A', [5, 50, 400, 2_000]],
    ['B', [0, 40, 200, 1_000]],
    ['C', [0, 25, 100, 500]],
    ['D', [0, 15, 60, 300]],
    ['E', [0, 6, 25, 100]],
    ['F', [0, 5, 15, 75]],
    ['G', [0, 3, 10, 50]],
  ]),
  scatters: [
    { count: 3, pays: 4, freeSpins: 10 },
    { count: 4, pays: 25, freeSpins: 15 },
    { count: 5, pays: 200, freeSpins: 20 },
  ],
  freeSpinFactor: 3,
};
