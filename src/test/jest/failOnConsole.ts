import { format } from 'node:util';

/**
 * A test fails on an error or warning it did not expect. One that expects it takes the call over with
 * `jest.spyOn(console, 'error').mockImplementation()` and asserts on it.
 */
let unexpected: Error[] = [];

function recorder(name: string) {
  return function record(...args: unknown[]) {
    const error = new Error(`Unexpected ${name}: ${format(...args)}`);
    // The stack starts at the call, not here.
    Error.captureStackTrace(error, record);
    unexpected.push(error);
  };
}

console.error = recorder('console.error');
console.warn = recorder('console.warn');

function failOnUnexpected() {
  const [first] = unexpected;
  unexpected = [];
  if (first) throw first;
}

afterEach(failOnUnexpected);
afterAll(failOnUnexpected);
