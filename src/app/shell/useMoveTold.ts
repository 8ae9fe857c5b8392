import { useEffect } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { moveTold } from '../../store/persistence/healthSlice';
import { toast } from '../../ui/toast/toast';

/** Says once that the records lie elsewhere from now on. */
export function useMoveTold() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const moveToTell = useAppSelector((state) => state.storage.moveToTell);

  useEffect(() => {
    if (!moveToTell) return;
    dispatch(moveTold());
    toast.success(
      t('The records were moved'),
      t(
        'Space was low, so they are now in larger storage in this browser. Nothing was lost. You do not need to do anything.',
      ),
    );
  }, [moveToTell, dispatch, t]);
}
