import { printLies } from './lies/lies-report.ts';
import type { SeasonReport } from './run-season.ts';

/** Enough to see what is wrong; the number says how much. */
const MOST_LINES = 20;

export const printSeason = (report: SeasonReport): string => {
  const { grading } = report;
  const refused = Object.values(report.refused).reduce((sum, each) => sum + each, 0);
  const lines = [
    `${report.games} games, ${report.accepted} tickets accepted, ${refused} not, ${report.wagers} wagers`,
    '',
    'by file (tickets on games of several files count for each):',
    ...report.files.map(
      (each) =>
        `  ${each.file}: ${each.games} games, ${each.moves} moves, ${each.contestants} contestants, ${each.tickets} tickets, ${each.wagers} wagers graded, ${each.differences} differences`,
    ),
    '',
    'wagers by kind:',
    ...list(report.kinds),
    '',
    'tickets not accepted, by code:',
    ...list(report.refused),
    '',
    'sales and targets, by what became of them:',
    ...list(report.sales),
    '',
    ...Object.entries(report.ticketsPerSecond).map(
      ([workers, each]) => `${workers} in flight: ${each} tickets/s`,
    ),
    `grading: ${grading.wagers} wagers in ${grading.ms} ms, ${Math.round((grading.ms / Math.max(1, grading.wagers)) * 1_000)} ms per thousand`,
    '',
    `page and gateway compared on ${report.compared} tickets: ${report.disagreements.length} disagreements; ${report.notSure} refused by a gateway that was not sure of its book`,
    ...report.disagreements.slice(0, MOST_LINES),
    '',
    ...printLies(report.lies),
    '',
    `recomputed, and prices held against the lines' history: ${report.differences.length} differences`,
    ...report.differences.slice(0, MOST_LINES),
    `never happened: ${report.missing.length === 0 ? 'nothing' : report.missing.join(', ')}`,
    `the books' own check: ${report.discrepancies} discrepancies`,
  ];
  return `${lines.join('\n')}\n`;
};

const list = (counts: Readonly<Record<string, number>>): string[] =>
  Object.entries(counts).map(([name, count]) => `  ${String(count).padStart(6)}  ${name}`);
