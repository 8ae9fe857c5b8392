import type { MouseEvent } from 'react';
import { useSaidOf } from '../../../../i18n/useSaidOf';
import { useIsSelected, type Selection } from './selection';

const keepTextUnmarked = (event: MouseEvent) => {
  if (event.shiftKey) event.preventDefault();
};

/**
 * The checkbox of one claim: the only part of its row that a selection draws again. The browser's own: the library's
 * takes ten times as long to draw.
 */
export function SelectClaim({ selection, id }: { selection: Selection; id: string }) {
  const selectOf = useSaidOf('Select {{id}}');
  const selected = useIsSelected(selection, id);
  return (
    <label className="tickBox" onMouseDown={keepTextUnmarked}>
      <input
        type="checkbox"
        aria-label={selectOf(id)}
        checked={selected}
        onChange={({ nativeEvent }) => selection.toggle(id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
      />
    </label>
  );
}
