/**
 * English is the key of every string, so this file holds only what the key alone cannot say: plural forms.
 * A sentence with a count is written in the code as its key and given here as `key_one` and `key_other`.
 */
export const en: Record<string, string> = {
  '{{count}} claims_one': '{{count}} claim',
  '{{count}} claims_other': '{{count}} claims',
  '{{count}} records are not saved: the storage of this browser is full. Work goes on in memory and is lost when this tab is closed._one':
    '{{count}} record is not saved: the storage of this browser is full. Work goes on in memory and is lost when this tab is closed.',
  '{{count}} records are not saved: the storage of this browser is full. Work goes on in memory and is lost when this tab is closed._other':
    '{{count}} records are not saved: the storage of this browser is full. Work goes on in memory and is lost when this tab is closed.',
  '{{count}} stored records could not be read. They were set aside unchanged and are part of the download._one':
    '{{count}} stored record could not be read. It was set aside unchanged and is part of the download.',
  '{{count}} stored records could not be read. They were set aside unchanged and are part of the download._other':
    '{{count}} stored records could not be read. They were set aside unchanged and are part of the download.',
  '{{count}} actions that could not be saved no longer hold: another tab has changed the same claim since._one':
    '{{count}} action that could not be saved no longer holds: another tab has changed the same claim since.',
  '{{count}} actions that could not be saved no longer hold: another tab has changed the same claim since._other':
    '{{count}} actions that could not be saved no longer hold: another tab has changed the same claim since.',
};
