import { ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import '../../i18n/i18n';
import { Field, Fields } from './Fields';
import { StackedTable } from '../list/StackedTable';
import { theme } from '../theme/theme';

const show = (content: ReactNode) => render(<ThemeProvider theme={theme}>{content}</ThemeProvider>);

test('a text as long as forms take is shown whole', () => {
  show(
    <Fields>
      <Field label="Narrative">{'x'.repeat(5000)}</Field>
    </Fields>,
  );
  expect(screen.getByRole('definition')).toHaveTextContent(/^x{5000}$/);
  expect(screen.queryByRole('button')).toBeNull();
});

test('a longer one is folded, and shown whole on demand', async () => {
  const user = userEvent.setup();
  show(
    <Fields>
      <Field label="Narrative">{'x'.repeat(100_000)}</Field>
    </Fields>,
  );
  const text = screen.getByRole('definition');
  expect(text).toHaveTextContent(/^x{1000}… Show all$/);
  await user.click(screen.getByRole('button', { name: 'Show all', expanded: false }));
  expect(text.textContent).toHaveLength(100_000 + ' Show less'.length);
  await user.click(screen.getByRole('button', { name: 'Show less', expanded: true }));
  expect(text).toHaveTextContent(/^x{1000}… Show all$/);
});

test('a cell of a table is folded as well', () => {
  show(
    <StackedTable
      label="Notes"
      columns={[{ label: 'Notes', cell: (row: string) => row }]}
      rows={['x'.repeat(5001)]}
      rowKey={() => 'only'}
    />,
  );
  expect(screen.getByText(/^x{1000}…$/)).toBeVisible();
});
