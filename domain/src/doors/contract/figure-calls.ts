import type { Call } from './call.ts';

export const FIGURE_CALLS = {
  readWeekFigures: { method: 'GET', path: '/api/daily-figures' },
  readWeeklyFigures: { method: 'GET', path: '/api/weekly-figures' },
  readFigureCharts: { method: 'GET', path: '/api/figure-charts' },
} as const satisfies Record<string, Call>;
