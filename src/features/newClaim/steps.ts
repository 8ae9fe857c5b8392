import { emptyClaimantForm } from '../../domain/claim/emptyClaimantForm';
import { wizardSteps, type WizardStep } from '../../domain/claim/draft';
import { emptyIncidentForm } from '../../domain/incident/emptyIncidentForm';

const numbers: readonly number[] = wizardSteps.map(({ number }) => number);

const isStep = (number: number): number is WizardStep => numbers.includes(number);

/** The step that an address names, or undefined for one that the wizard does not have. */
export function parseStep(text: string): WizardStep | undefined {
  const number = /^\d$/.test(text) ? Number(text) : NaN;
  return isStep(number) ? number : undefined;
}

/** The step on which a field that a refusal names is filled in. */
export function stepOfField(field: string): WizardStep {
  if (field in emptyClaimantForm) return 1;
  const [name = field] = field.split('.');
  return name in emptyIncidentForm ? 2 : 3;
}
