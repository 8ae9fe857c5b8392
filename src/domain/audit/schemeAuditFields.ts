import { accessRuleNames, accessRules } from '../access/accessWords';
import { incidentKinds, incidentTypes, species } from '../incident/incidents';
import { papers } from '../scheme/papers';
import { letterReasons, wordable } from '../scheme/letterReasons';
import { listable } from '../scheme/schemeRecord';
import { languageNames, languages } from '../settings/languages';
import { labelIn, type AuditField, type AuditReader, type AuditValue } from './auditField';

const readPaper = labelIn(papers);
const yesOrNo = labelIn({ true: { label: 'Yes' }, false: { label: 'No' } });
const isListed = labelIn({ true: { label: 'Listed' } });

/** The papers of a kind, as schemeFacts.ts keeps them: each with what may stand for it. */
const readPapers = (value: AuditValue, reader: AuditReader): string =>
  String(value)
    .split(', ')
    .map((needed) => {
      const [paper = '', ...standIns] = needed.split('|').map((name) => readPaper(name, reader));
      return standIns.length > 0 ? `${paper} (${standIns.join(', ')})` : paper;
    })
    .join('; ');

/** The fields of the scheme's rules. */
export const schemeAuditFields: Record<string, AuditField> = {
  ...Object.fromEntries(
    listable.map((name): [string, AuditField] => [`listed.${name}`, { label: species[name].label, read: isListed }]),
  ),
  isConfirmed: {
    label: 'Confirmed by the authority',
    read: yesOrNo,
  },
  ...Object.fromEntries(
    accessRuleNames.map((name): [string, AuditField] => [name, { label: accessRules[name].label, read: yesOrNo }]),
  ),
  reportDays: { label: 'Days to report an incident' },
  papersDays: { label: 'Days to bring missing papers' },
  ...Object.fromEntries(
    incidentTypes.map((kind): [string, AuditField] => [
      `needed.${kind}`,
      { label: incidentKinds[kind].labels.wizard, read: readPapers },
    ]),
  ),
  ...Object.fromEntries(
    wordable.flatMap((code) =>
      languageNames.map((language): [string, AuditField] => [
        `sentence.${code}.${language}`,
        { label: letterReasons[code].label, read: (value, { t }) => `${t(languages[language].label)}: ${value}` },
      ]),
    ),
  ),
};
