import { buildAnswer, buildEvidence } from '../../../test/builders';
import { fieldMessages } from '../../../test/fieldMessages';
import { answerOf, answerSchemaFor, type AnswerForm } from './answerForm';

const evidence = buildEvidence();
const by = { answeredOn: '2025-06-25T09:00:00.000Z', answeredBy: 'Sarah Auma' };
const open = { text: 'Letter' };
const form = (own: Partial<AnswerForm>): AnswerForm => ({ how: '', fileId: '', note: '', ...own });

test.each<[what: string, form: Partial<AnswerForm>, problems: object]>([
  ['nothing chosen', {}, { how: 'Choose how it was answered' }],
  ['a file of the claim', { how: 'file_added', fileId: 'FILE-1' }, {}],
  ['a file that is elsewhere', { how: 'file_added', note: 'In the paper file' }, {}],
  ['no file, and not where it is', { how: 'file_added' }, { fileId: 'Choose the file, or say below where it is' }],
  [
    'a file of nobody',
    { how: 'file_added', fileId: 'FILE-9' },
    { fileId: 'This file is no longer among the evidence' },
  ],
  ['an explanation', { how: 'explained', note: 'She planted two acres' }, {}],
  ['an explanation without a word', { how: 'explained', note: ' ' }, { note: 'Say what was explained' }],
  ['taken back before it was answered', { how: 'open' }, { how: 'Choose how it was answered' }],
])('an answer with %s', (_what, own, problems) => {
  expect(fieldMessages(answerSchemaFor(open, evidence), form(own))).toEqual(problems);
});

test('an answer given by mistake can be taken back', () => {
  const schema = answerSchemaFor({ ...open, answer: buildAnswer() }, evidence);
  expect(fieldMessages(schema, form({ how: 'open', note: 'x'.repeat(6000) }))).toEqual({});
  expect(answerOf(form({ how: 'open' }), evidence, by)).toBeUndefined();
});

test('an answer keeps the name of its file', () => {
  expect(answerOf(form({ how: 'file_added', fileId: 'FILE-1' }), evidence, by)).toEqual({
    how: 'file_added',
    file: { id: 'FILE-1', name: 'field.jpg' },
    note: '',
    ...by,
  });
  expect(answerOf(form({ how: 'explained', fileId: 'FILE-1', note: 'Two acres' }), evidence, by)).toEqual({
    how: 'explained',
    note: 'Two acres',
    ...by,
  });
});
