/** `npm run walk-routes`: the browser suite's walk, to every place as every kind of customer in both layouts. */
import { runBrowserTest } from './run-browser-test.ts';

await runBrowserTest('walk-routes', { WALK: 'whole' }, 60 * 60_000);
