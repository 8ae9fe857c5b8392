import { useCallback, type MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * Follows clicks on the plain links of a list. A router's link in each row would draw again with every change of the
 * address, which is every change of the list. What asks for a new tab or window is left to the browser.
 */
export function useOpenOnClick() {
  const navigate = useNavigate();
  return useCallback(
    (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const path = link?.getAttribute('href');
      const elsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      if (!path || elsewhere || event.defaultPrevented) return;
      event.preventDefault();
      void navigate(path);
    },
    [navigate],
  );
}
