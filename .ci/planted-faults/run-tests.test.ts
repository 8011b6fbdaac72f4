import { describe, expect, it } from 'vitest';
import { judgeReport, type TestReport } from './run-tests.ts';

const reportOf = (success: boolean, ...statuses: string[]): TestReport => ({
  success,
  tests: statuses.map((status, at) => ({ status, fullName: `test ${at}` })),
  failedFiles: statuses.includes('failed') ? ['a.test.ts'] : [],
});

describe('a run with a fault in place', () => {
  it('saw it when a test failed', () =>
    expect(judgeReport(reportOf(false, 'passed', 'failed'))).toEqual({
      failedTests: ['test 1'],
      failedFiles: ['a.test.ts'],
      wasStopped: false,
      allPassed: false,
    }));

  it('saw nothing when every test passed', () =>
    expect(judgeReport(reportOf(true, 'passed'))).toMatchObject({ failedTests: [], allPassed: true }));

  it('saw nothing when the file could not be read, and is not sound either', () =>
    expect(judgeReport(reportOf(false))).toMatchObject({ failedTests: [], allPassed: false }));

  it('saw nothing when there was nothing to run, and is not sound either', () =>
    expect(judgeReport(reportOf(true))).toMatchObject({ failedTests: [], allPassed: false }));

  it('saw nothing when it was stopped', () =>
    expect(judgeReport(null)).toMatchObject({ failedTests: [], wasStopped: true, allPassed: false }));
});
