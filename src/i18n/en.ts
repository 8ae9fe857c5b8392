/**
 * English is the key of every string, so this file holds only what the key alone cannot say: plural forms.
 * A sentence with a count is written in the code as its key and given here as `key_one` and `key_other`.
 */
export const en: Record<string, string> = {
  '{{count}} claims_one': '{{count}} claim',
  '{{count}} claims_other': '{{count}} claims',
  '{{found}} of {{count}} claims_one': '{{found}} of {{count}} claim',
  '{{found}} of {{count}} claims_other': '{{found}} of {{count}} claims',
  'Waiting {{count}} days_one': 'Waiting {{count}} day',
  'Waiting {{count}} days_other': 'Waiting {{count}} days',
  'Next claim opened. {{count}} claims in the queue._one': 'Next claim opened. {{count}} claim in the queue.',
  'Next claim opened. {{count}} claims in the queue._other': 'Next claim opened. {{count}} claims in the queue.',
  'What you typed for claims {{ids}} was not sent and will be lost._one':
    'What you typed for claim {{ids}} was not sent and will be lost.',
  'What you typed for claims {{ids}} was not sent and will be lost._other':
    'What you typed for claims {{ids}} was not sent and will be lost.',
  '{{count}} evidence files_one': '{{count}} evidence file',
  '{{count}} evidence files_other': '{{count}} evidence files',
  '{{count}} evidence files are not on this device and are missing from the file._one':
    '{{count}} evidence file is not on this device and is missing from the file.',
  '{{count}} evidence files are not on this device and are missing from the file._other':
    '{{count}} evidence files are not on this device and are missing from the file.',
  '{{count}} evidence files of its claims were not on the device of the export._one':
    '{{count}} evidence file of its claims was not on the device of the export.',
  '{{count}} evidence files of its claims were not on the device of the export._other':
    '{{count}} evidence files of its claims were not on the device of the export.',
  '{{count}} evidence files are here already with another content. Those of this device stay._one':
    '{{count}} evidence file is here already with another content. That of this device stays.',
  '{{count}} evidence files are here already with another content. Those of this device stay._other':
    '{{count}} evidence files are here already with another content. Those of this device stay.',
  '{{count}} users_one': '{{count}} user',
  '{{count}} users_other': '{{count}} users',
  '{{count}} payments_one': '{{count}} payment',
  '{{count}} payments_other': '{{count}} payments',
  '{{count}} records are not saved: this browser has no room for them. Work goes on in memory and is lost when this tab is closed. Saving is tried again every few seconds._one':
    '{{count}} record is not saved: this browser has no room for it. Work goes on in memory and is lost when this tab is closed. Saving is tried again every few seconds.',
  '{{count}} records are not saved: this browser has no room for them. Work goes on in memory and is lost when this tab is closed. Saving is tried again every few seconds._other':
    '{{count}} records are not saved: this browser has no room for them. Work goes on in memory and is lost when this tab is closed. Saving is tried again every few seconds.',
  '{{count}} stored records could not be read ({{kinds}}). They were set aside unchanged, are part of the download, and are listed in Settings._one':
    '{{count}} stored record could not be read ({{kinds}}). It was set aside unchanged, is part of the download, and is listed in Settings.',
  '{{count}} stored records could not be read ({{kinds}}). They were set aside unchanged, are part of the download, and are listed in Settings._other':
    '{{count}} stored records could not be read ({{kinds}}). They were set aside unchanged, are part of the download, and are listed in Settings.',
  '{{count}} claims selected_one': '{{count}} claim selected',
  '{{count}} claims selected_other': '{{count}} claims selected',
  'All {{count}} claims on this page are selected._one': 'The one claim on this page is selected.',
  'All {{count}} claims on this page are selected._other': 'All {{count}} claims on this page are selected.',
  'All {{count}} claims found are selected._one': 'The one claim found is selected.',
  'All {{count}} claims found are selected._other': 'All {{count}} claims found are selected.',
  'Select all {{count}} claims found_one': 'Select the one claim found',
  'Select all {{count}} claims found_other': 'Select all {{count}} claims found',
  '{{count}} claims no longer in the list were taken out._one': '{{count}} claim no longer in the list was taken out.',
  '{{count}} claims no longer in the list were taken out._other':
    '{{count}} claims no longer in the list were taken out.',
  'Forward {{count}} claims_one': 'Forward {{count}} claim',
  'Forward {{count}} claims_other': 'Forward {{count}} claims',
  '{{count}} claims forwarded to CVC_one': '{{count}} claim forwarded to CVC',
  '{{count}} claims forwarded to CVC_other': '{{count}} claims forwarded to CVC',
  'Request information on {{count}} claims_one': 'Request information on {{count}} claim',
  'Request information on {{count}} claims_other': 'Request information on {{count}} claims',
  '{{count}} claims marked for additional information_one': '{{count}} claim marked for additional information',
  '{{count}} claims marked for additional information_other': '{{count}} claims marked for additional information',
  'Approve {{count}} claims_one': 'Approve {{count}} claim',
  'Approve {{count}} claims_other': 'Approve {{count}} claims',
  'Approve {{count}} claims?_one': 'Approve {{count}} claim?',
  'Approve {{count}} claims?_other': 'Approve {{count}} claims?',
  '{{count}} claims approved_one': '{{count}} claim approved',
  '{{count}} claims approved_other': '{{count}} claims approved',
  'Reject {{count}} claims_one': 'Reject {{count}} claim',
  'Reject {{count}} claims_other': 'Reject {{count}} claims',
  'Reject {{count}} claims?_one': 'Reject {{count}} claim?',
  'Reject {{count}} claims?_other': 'Reject {{count}} claims?',
  '{{count}} claims rejected_one': '{{count}} claim rejected',
  '{{count}} claims rejected_other': '{{count}} claims rejected',
  'Mark {{count}} claims as paid_one': 'Mark {{count}} claim as paid',
  'Mark {{count}} claims as paid_other': 'Mark {{count}} claims as paid',
  'Mark {{count}} claims as paid?_one': 'Mark {{count}} claim as paid?',
  'Mark {{count}} claims as paid?_other': 'Mark {{count}} claims as paid?',
  '{{count}} claims marked as paid_one': '{{count}} claim marked as paid',
  '{{count}} claims marked as paid_other': '{{count}} claims marked as paid',
  '{{count}} claims, {{amount}} in total. This cannot be undone._one':
    '{{count}} claim, {{amount}} in total. This cannot be undone.',
  '{{count}} claims, {{amount}} in total. This cannot be undone._other':
    '{{count}} claims, {{amount}} in total. This cannot be undone.',
  '{{count}} claims will be changed together, all of them or none._one': '{{count}} claim will be changed.',
  '{{count}} claims will be changed together, all of them or none._other':
    '{{count}} claims will be changed together, all of them or none.',
  '{{count}} claims are left out; the reasons stand below._one':
    '{{count}} claim is left out; the reason stands below.',
  '{{count}} claims are left out; the reasons stand below._other':
    '{{count}} claims are left out; the reasons stand below.',
  '{{count}} claims left out_one': '{{count}} claim left out',
  '{{count}} claims left out_other': '{{count}} claims left out',
  '{{count}} claims wait for verification in the district, the longest waiting first._one':
    '{{count}} claim waits for verification in the district.',
  '{{count}} claims wait for verification in the district, the longest waiting first._other':
    '{{count}} claims wait for verification in the district, the longest waiting first.',
  '{{count}} claims wait for the decision of the committee, the longest waiting first._one':
    '{{count}} claim waits for the decision of the committee.',
  '{{count}} claims wait for the decision of the committee, the longest waiting first._other':
    '{{count}} claims wait for the decision of the committee, the longest waiting first.',
  '{{count}} claims wait for final approval, the longest waiting first._one':
    '{{count}} claim waits for final approval.',
  '{{count}} claims wait for final approval, the longest waiting first._other':
    '{{count}} claims wait for final approval, the longest waiting first.',
  '{{count}} claims wait to be paid, the longest waiting first._one': '{{count}} claim waits to be paid.',
  '{{count}} claims wait to be paid, the longest waiting first._other':
    '{{count}} claims wait to be paid, the longest waiting first.',
  'Submitted {{count}} days ago_one': 'Submitted {{count}} day ago',
  'Submitted {{count}} days ago_other': 'Submitted {{count}} days ago',
  'List {{count}} claims_one': 'List {{count}} claim',
  'List {{count}} claims_other': 'List {{count}} claims',
  '{{count}} days overdue_one': '{{count}} day overdue',
  '{{count}} days overdue_other': '{{count}} days overdue',
  '{{district}}: {{count}} claims_one': '{{district}}: {{count}} claim',
  '{{district}}: {{count}} claims_other': '{{district}}: {{count}} claims',
  '{{count}} records not saved_one': '{{count}} record not saved',
  '{{count}} records not saved_other': '{{count}} records not saved',
  '{{count}} records set aside_one': '{{count}} record set aside',
  '{{count}} records set aside_other': '{{count}} records set aside',
  '{{count}} signed in today or yesterday_one': '{{count}} signed in today or yesterday',
  '{{count}} signed in today or yesterday_other': '{{count}} signed in today or yesterday',
  '{{count}} seconds left_one': '{{count}} second left',
  '{{count}} seconds left_other': '{{count}} seconds left',
  '{{count}} new events_one': '{{count}} new event',
  '{{count}} new events_other': '{{count}} new events',
  'Show {{count}} new events_one': 'Show {{count}} new event',
  'Show {{count}} new events_other': 'Show {{count}} new events',
  '{{number}} events_one': '{{number}} event',
  '{{number}} events_other': '{{number}} events',
  'By a register of {{count}} claims._one': 'By a register of {{count}} claim.',
  'By a register of {{count}} claims._other': 'By a register of {{count}} claims.',
  '… and {{count}} more problems._one': '… and {{count}} more problem.',
  '… and {{count}} more problems._other': '… and {{count}} more problems.',

  '{{file}}: {{count}} rows_one': '{{file}}: {{count}} row',
  '{{file}}: {{count}} rows_other': '{{file}}: {{count}} rows',
  '{{name}} ({{count}} rows)_one': '{{name}} ({{count}} row)',
  '{{name}} ({{count}} rows)_other': '{{name}} ({{count}} rows)',
  'Add {{count}} claims_one': 'Add {{count}} claim',
  'Add {{count}} claims_other': 'Add {{count}} claims',
  '{{count}} claims added_one': '{{count}} claim added',
  '{{count}} claims added_other': '{{count}} claims added',
  '{{count}} claims were added, each with its audit event._one': '{{count}} claim was added, with its audit event.',
  '{{count}} claims were added, each with its audit event._other':
    '{{count}} claims were added, each with its audit event.',
  '{{count}} rows were refused and are not in the register._one':
    '{{count}} row was refused and is not in the register.',
  '{{count}} rows were refused and are not in the register._other':
    '{{count}} rows were refused and are not in the register.',
  '{{count}} claims were imported by {{by}}_one': '{{count}} claim was imported by {{by}}',
  '{{count}} claims were imported by {{by}}_other': '{{count}} claims were imported by {{by}}',
};
