import { fireEvent, render, screen } from '@testing-library/react';
import { goToRow } from './rowKeys';

beforeEach(() => {
  render(
    <table>
      <tbody onKeyDown={goToRow}>
        {['1', '2', '3'].map((id) => (
          <tr key={id}>
            <td>{id !== '2' && <input type="checkbox" aria-label={`Select ${id}`} />}</td>
            <td>
              <a href={`/${id}`}>{`Claim ${id}`}</a>
            </td>
            <td>
              <button>{`View ${id}`}</button>
              <button>{`Actions ${id}`}</button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>,
  );
});

const press = (key: string, modifier = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...modifier });

test('an arrow goes to the same control of the next row', () => {
  screen.getByRole('button', { name: 'Actions 1' }).focus();
  press('ArrowDown');
  expect(screen.getByRole('button', { name: 'Actions 2' })).toHaveFocus();
  press('ArrowUp');
  press('ArrowUp');
  expect(screen.getByRole('button', { name: 'Actions 1' })).toHaveFocus();
});

test('a row without that control is passed over', () => {
  screen.getByRole('checkbox', { name: 'Select 1' }).focus();
  press('ArrowDown');
  expect(screen.getByRole('checkbox', { name: 'Select 3' })).toHaveFocus();
});

test('where there is no other row, the arrow is the browser’s', () => {
  const first = screen.getByRole('link', { name: 'Claim 1' });
  first.focus();
  expect(press('ArrowUp')).toBe(true);
  expect(first).toHaveFocus();
  expect(press('ArrowDown')).toBe(false);
});

test('with another key it is the browser’s', () => {
  const link = screen.getByRole('link', { name: 'Claim 1' });
  link.focus();
  expect(press('ArrowDown', { altKey: true })).toBe(true);
  expect(link).toHaveFocus();
});
