import { lruMemoize } from '@reduxjs/toolkit';

/** For a selector whose arguments a screen changes, such as a search or the day: older answers are not worth their memory. */
export const lruSelectorOptions = { memoize: lruMemoize, argsMemoize: lruMemoize };
