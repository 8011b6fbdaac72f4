/**
 * What is shipped and written by hand: no test, no room of test code, nothing generated. What rows of variables say,
 * the gate on the configuration reference holds; what rows of the simulator make up, nobody could call wrong.
 */
export const isProductFile = (path: string): boolean =>
  /^(?:domain|workers|gateway|client|client\/sandbox)\/src\/.*\.tsx?$/.test(path) &&
  !/\.(?:test|spec|gen|d)\.tsx?$|(?:^|\/)(?:testing|e2e)\//.test(path) &&
  !path.endsWith('-variables.ts') &&
  !path.startsWith('gateway/src/lines/feeds/simulator/leagues/');

/** Files that put parts together: what one of them leaves out, no part of it can notice. */
export const isComposition = (path: string): boolean =>
  /^gateway\/src\/(?:start\/|.*-routes\.ts$)/.test(path) ||
  /^client\/(?:sandbox\/src|src\/page)\/app\//.test(path);
