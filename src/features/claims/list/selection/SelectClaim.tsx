import type { MouseEvent } from 'react';
import { useTranslation } from '../../../../i18n/useTranslation';
import { useIsSelected, type Selection } from './selection';
import { Tick } from './Tick';

const keepTextUnmarked = (event: MouseEvent) => {
  if (event.shiftKey) event.preventDefault();
};

/** The checkbox of one claim: the only part of its row that a selection draws again. */
export function SelectClaim({ selection, id }: { selection: Selection; id: string }) {
  const { t } = useTranslation();
  const selected = useIsSelected(selection, id);
  return (
    <Tick onMouseDown={keepTextUnmarked}>
      <input
        type="checkbox"
        aria-label={t('Select {{id}}', { id })}
        checked={selected}
        onChange={({ nativeEvent }) => selection.toggle(id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
      />
    </Tick>
  );
}
