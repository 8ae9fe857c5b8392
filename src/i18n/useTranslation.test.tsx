import { act, renderHook } from '@testing-library/react';
import { i18n } from './i18n';
import { speak } from './speak';
import { Translated } from './Translated';
import { useSaidOf } from './useSaidOf';
import { useTranslation } from './useTranslation';

afterEach(() => act(() => speak('en')));

test.each(['CL-2026-0001', '$&', '{{id}}', 'علي', 'x\u202e'])('a row says of %s what t() says of it', (id) => {
  const { result } = renderHook(() => useSaidOf('Open {{id}}'), { wrapper: Translated });
  expect(result.current(id)).toBe(i18n.t('Open {{id}}', { id }));
});

test('a text is said in the language that is in use now', async () => {
  const useBoth = () => [useTranslation().t('Claims'), useSaidOf('Open {{id}}')('CL-1')];
  const { result } = renderHook(useBoth, { wrapper: Translated });
  expect(result.current).toEqual(['Claims', 'Open CL-1']);
  await act(() => speak('sw'));
  expect(result.current).toEqual([i18n.t('Claims', { lng: 'sw' }), i18n.t('Open {{id}}', { lng: 'sw', id: 'CL-1' })]);
  expect(result.current).not.toContain('Claims');
});
