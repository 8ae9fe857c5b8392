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
        'There was little room left where they lay. They now lie in the database of this browser, which holds many more. Nothing was lost, and there is nothing you need to do.',
      ),
    );
  }, [moveToTell, dispatch, t]);
}
