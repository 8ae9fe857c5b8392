import { useDispatch, useSelector, useStore } from 'react-redux';
import type { AppDispatch, RegisterStore } from './createRegisterStore';
import type { RootState } from './registerReducers';

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
export const useAppStore = useStore.withTypes<RegisterStore>();
