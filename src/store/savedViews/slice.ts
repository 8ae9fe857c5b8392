import { createEntityAdapter, createSlice } from '@reduxjs/toolkit';
import type { SavedView } from '../../domain/savedView';
import { viewDeleted, viewRenamed, viewSaved } from '../events';

const adapter = createEntityAdapter<SavedView>();

const savedViewsSlice = createSlice({
  name: 'savedViews',
  initialState: adapter.getInitialState(),
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(viewSaved, (state, { payload }) => adapter.addOne(state, payload.view))
      .addCase(viewRenamed, (state, { payload }) => {
        const view = state.entities[payload.viewId];
        if (view) view.name = payload.after;
      })
      .addCase(viewDeleted, (state, { payload }) => adapter.removeOne(state, payload.view.id));
  },
});

export const savedViewsReducer = savedViewsSlice.reducer;
