import { i18n } from '../../i18n/i18n';
import { problemText } from './rowWords';

test('a label in a problem is translated, and what stands in the cell is not', () => {
  i18n.addResourceBundle('sw', 'translation', {
    Approved: 'Limeidhinishwa',
    '{{status}}: {{value}}': '{{status}} ({{value}})',
  });
  const problem = { message: '{{status}}: {{value}}', params: { value: 'Approved' }, words: { status: 'Approved' } };
  expect(problemText(i18n.getFixedT('sw'), problem)).toBe('Limeidhinishwa (Approved)');
});
