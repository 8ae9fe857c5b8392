import { activities, auditResources } from './auditResources';

test('every activity has something to count', () => {
  expect(new Set(Object.values(auditResources).map(({ activity }) => activity))).toEqual(
    new Set(Object.keys(activities)),
  );
});
