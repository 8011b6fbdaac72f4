import type { FuzzReport } from './fuzz-gateway.ts';

const LONGEST_PRINTED = 4_000;

export const printFuzz = (report: FuzzReport): string => {
  const { findings, shares, answers } = report;
  const lines = [
    `${report.tickets} tickets, ${report.ticketsPerSecond}/s, ${report.wagers} wagers judged, ${report.largestTried} largest amounts tried, ${report.poisoned} poisoned rows`,
    ...findings.map(
      ({ kind, detail, request, times }) =>
        `FOUND ${times} ×: ${kind}\n  ${detail}\n  ${request.slice(0, LONGEST_PRINTED)}`,
    ),
    `never drawn: ${report.neverDrawn.length === 0 ? 'nothing' : report.neverDrawn.join(', ')}`,
    `event loop: longest hold ${report.longestHoldMs} ms of CPU, ${report.holdsOver} over the limit before they were looked into`,
    'sent and accepted:',
    ...Object.entries(shares).map(([kind, [sent, accepted]]) => `  ${kind}: ${sent}, ${accepted}`),
    'answers:',
    `  ${Object.entries(answers)
      .map(([name, count]) => `${name} ${count}`)
      .join(', ')}`,
    findings.length === 0 ? 'Nothing was found.' : `${findings.length} kinds of findings.`,
  ];
  return `${lines.join('\n')}\n`;
};
