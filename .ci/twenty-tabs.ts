/** `npm run twenty-tabs`: the browser suite's test of many tabs with twenty of them. */
import { runBrowserTest } from './run-browser-test.ts';

await runBrowserTest('twenty-tabs', { TABS: '20', SIGN_OUTS: '20' }, 10 * 60_000);
