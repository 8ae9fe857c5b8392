import { buildDecision, buildVerification } from '../test/builders';
import { keepHistory } from './versions';

const [verification, decision] = [buildVerification(), buildDecision()];

test.each([
  [
    'both',
    { id: 'CL-1', verification, decision },
    { id: 'CL-1', verifications: [verification], decisions: [decision] },
  ],
  ['a decision on paper alone', { decision }, { verifications: [], decisions: [decision] }],
  ['neither', { id: 'CL-1' }, { id: 'CL-1', verifications: [], decisions: [] }],
  [
    'lists already, under a head of another version',
    { verifications: [verification, verification], decisions: [] },
    { verifications: [verification, verification], decisions: [] },
  ],
])('a claim that has %s keeps all of it in lists', (_what, stored, claim) => {
  expect(keepHistory(stored)).toEqual(claim);
});

test.each([null, 'CL-1', 7])('%p is no claim of any version', (stored) => {
  expect(() => keepHistory(stored)).toThrow();
});
