/** Counts of tests. Skipped ones neither passed nor failed: somebody has to say why they did not run. */
export interface SuiteResult {
  passed: number;
  failed: number;
  skipped: number;
}
