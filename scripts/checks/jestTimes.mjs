// Keeps what the last run of jest took and came to, and why tests failed, for `npm run checks:times` and `.ci/run`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';

export default class JestTimes {
  onRunComplete(_contexts, { testResults, startTime, numPassedTests, numFailedTests, numFailedTestSuites }) {
    const files = testResults.map(({ testFilePath, perfStats, testResults: tests }) => ({
      file: relative(process.cwd(), testFilePath),
      from: perfStats.start,
      to: perfStats.end,
      tests: tests.map(({ fullName, duration }) => ({ name: fullName, seconds: (duration ?? 0) / 1000 })),
    }));
    const failures = testResults.flatMap(({ failureMessage }) => failureMessage ?? []);
    // A file that cannot start has no failed test of its own.
    const failed = Math.max(numFailedTests, numFailedTestSuites);
    const run = { from: startTime, to: Date.now(), passed: numPassedTests, failed, failures, files };
    mkdirSync('build', { recursive: true });
    writeFileSync('build/jest.json', JSON.stringify(run));
  }
}
