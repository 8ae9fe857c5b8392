/** Where the list that a field opens belongs: in the dialog or the page's landmark, where a screen reader expects it. */
export const inLandmark = (fieldId: string) => () =>
  document.getElementById(fieldId)?.closest('[role=dialog], main') ?? null;

/** As `inLandmark`, for a list that hangs from its field: whatever scrolls there cuts nothing off. */
export const listInLandmark = (fieldId: string) => ({
  container: inLandmark(fieldId),
  popperOptions: { strategy: 'fixed' as const },
});
