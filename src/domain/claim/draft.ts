import type * as v from 'valibot';
import { emptyClaimantForm } from './emptyClaimantForm';
import type { draftRecord } from './draftRecord';
import { emptyIncidentForm } from '../incident/emptyIncidentForm';
import type { Words } from '../words';

export const wizardSteps = [
  { number: 1, title: 'Claimant Info' },
  { number: 2, title: 'Incident Details' },
  { number: 3, title: 'Evidence Uploads' },
  { number: 4, title: 'Review & Submit' },
] as const;

export type WizardStep = (typeof wizardSteps)[number]['number'];

/** The title of a step as the table names it. */
export function stepTitle(step: WizardStep): Words {
  return wizardSteps[step - 1]?.title ?? '';
}

/** The furthest step of a draft that may be opened: the one after the last saved. */
export function furthestStep({ step }: Pick<Draft, 'step'>): WizardStep {
  return wizardSteps.find(({ number }) => number > step)?.number ?? 4;
}

/**
 * A claim being written, or a submitted claim being edited on a copy (`editOf`). Forms are kept as typed, however
 * incomplete. `claimId` is given when step 1 is saved. `step` is the furthest step saved, 0 for none.
 */
export type Draft = v.InferOutput<typeof draftRecord>;

/** Whether nothing was typed yet: there is no reason to ask anybody about the draft. */
export const isBlankDraft = ({ claimant, incident }: Pick<Draft, 'claimant' | 'incident'>): boolean =>
  sameText(claimant, emptyClaimantForm) && sameText(incident, emptyIncidentForm);

type Typed = string | readonly Typed[] | { readonly [field: string]: Typed };

/** Whether two forms, which in the wizard hold text alone and lists of it, say the same. */
export function sameText(a: Typed, b: Typed | undefined): boolean {
  if (typeof a === 'string' || typeof b !== 'object') return a === b;
  if (Array.isArray(a) && a.length !== Object.keys(b).length) return false;
  const other = new Map(Object.entries<Typed>(b));
  return Object.entries<Typed>(a).every(([field, value]) => sameText(value, other.get(field)));
}
