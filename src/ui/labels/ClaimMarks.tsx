import type { Claim } from '../../domain/claim/claim';
import { findMarks } from '../../domain/claim/marks';
import { getFlag, type ClaimFlag } from '../../domain/workflow/claimFlags';
import { useTranslation } from '../../i18n/useTranslation';
import { StatusChip, ToneChip } from './chips';

/** What is on a claim beside its status, a chip each. */
export function ClaimMarks({ marks }: { marks: readonly ClaimFlag[] }) {
  const { t } = useTranslation();
  return marks.map((flag) => {
    const { mark } = getFlag(flag);
    return mark && <ToneChip key={flag} tone={mark.tone} label={t(mark.label)} />;
  });
}

/** Where a claim stands, and what is on it beside that. */
export function StatusAndMarks({ claim }: { claim: Claim }) {
  return (
    <>
      <StatusChip status={claim.status} />
      <ClaimMarks marks={findMarks(claim)} />
    </>
  );
}
