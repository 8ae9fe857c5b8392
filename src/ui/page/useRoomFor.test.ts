import { renderHook } from '@testing-library/react';
import { useRoomFor } from './useRoomFor';

afterEach(() => jest.restoreAllMocks());

test('until the first measure the window’s width decides, in letters of the size that the reader has chosen', () => {
  const asked = jest.spyOn(window, 'matchMedia');
  window.innerWidth = 800;
  expect(renderHook(() => useRoomFor(800)).result.current[0]).toBe(true);
  expect(renderHook(() => useRoomFor(801)).result.current[0]).toBe(false);
  // A browser counts an em of a query by its own text size, whatever the page has.
  expect(asked).toHaveBeenCalledWith('(min-width: 50em)');
});
