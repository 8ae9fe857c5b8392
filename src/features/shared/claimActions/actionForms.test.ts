import { getAction, lifecycleActions } from '../../../domain/workflow/lifecycle';
import { findForm } from './actionForms';

test.each(lifecycleActions)('%s has the form that its row names, and no other', (action) => {
  const row = getAction(action);
  const form = { title: expect.any(String), Form: expect.any(Function) };
  if (row.asks === 'form') expect(findForm(action)).toMatchObject(form);
  else expect(findForm(action)).toBeUndefined();
});
