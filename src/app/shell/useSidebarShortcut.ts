import { useEffect, useEffectEvent } from 'react';
import { sidebarKey } from '../../ui/page/shortcuts';

/** Ctrl+B or Meta+B toggles the sidebar, save where it makes text bold. */
export function useSidebarShortcut(toggle: () => void) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== sidebarKey || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
      return;
    if (event.target instanceof HTMLElement && event.target.isContentEditable) return;
    event.preventDefault();
    if (!event.repeat) toggle();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
