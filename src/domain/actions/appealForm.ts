import * as v from 'valibot';
import { kampalaDay } from '../calendar';
import { appealGrounds, type Appeal } from '../claim/appeal/appealRecord';
import { isValuedFirst } from '../claim/appeal/appeals';
import { findAppealable, findAppealTime, findFilingRefusal, isLate } from '../claim/telling/appeal';
import type { Claim } from '../claim/claim';
import { checkForm } from '../form/checkForm';
import { withinLimits } from '../form/textLimits';
import { findFileProblem, type Evidence, type EvidenceFile } from '../incident/evidence';
import { evidenceFileRecord } from '../incident/evidenceRecord';
import type { Refusal } from '../refusal';
import { acceptsOnly, type AcceptsResult, type DecideForm, type DecisionContext } from './decide';
import { notAllowed } from '../notAllowed';

const fields = v.object({
  /** None is Other: the statement alone says why. */
  grounds: v.array(v.picklist(appealGrounds)),
  statement: v.pipe(v.string(), v.trim(), v.nonEmpty('Statement of the claimant is required')),
  /** Files that came with it, kept on the device already. */
  files: v.optional(v.array(evidenceFileRecord), []),
  /** Of an appeal that comes after its last day. */
  lateReason: v.pipe(v.string(), v.trim()),
});

export type AppealForm = v.InferInput<typeof fields>;

/**
 * The form that files an appeal (docs/product.md, Appeal): a statement, grounds if wished, and why it is taken late where its last
 * day has passed.
 * @param today YYYY-MM-DD in Africa/Kampala
 */
export const appealSchemaFor = (claim: Claim, today: string) =>
  v.pipe(
    fields,
    v.forward(
      v.partialCheck(
        [['lateReason']],
        ({ lateReason }) => lateReason !== '' || !isLate(findAppealTime(claim), today),
        'Reason for taking it late is required',
      ),
      ['lateReason'],
    ),
    withinLimits(),
  );

/** Files an appeal of the decision on a claim. Refuses whoever cannot at that time, and files that the claim cannot hold. */
export const decide: DecideForm<AppealForm> = (form, on) => {
  const checked = checkForm(appealSchemaFor(on.claim, kampalaDay(on.stamp.at)), form);
  return checked.ok ? make(checked.output, on) : checked;
};

type Filled = Pick<Appeal, 'grounds' | 'statement'> & { lateReason: string; files: readonly EvidenceFile[] };

function make(
  { grounds, statement, lateReason, files }: Filled,
  { claim, stamp: { at, actor } }: DecisionContext,
): ReturnType<typeof decide> {
  const today = kampalaDay(at);
  const refusal = findFilingRefusal(claim, actor.role, today);
  const decision = findAppealable(claim);
  if (refusal || !decision) return { refusal: refusal ?? notAllowed };
  const evidence = withFiles(claim.evidence, files);
  if ('refusal' in evidence) return evidence;
  const appeal: Appeal = {
    decision,
    grounds: grounds.length > 0 ? appealGrounds.filter((ground) => grounds.includes(ground)) : ['other'],
    statement,
    files: files.map(({ id, name }) => ({ id, name })),
    ...(isValuedFirst(decision, claim) && { valueFirst: true as const }),
    ...(isLate(findAppealTime(claim), today) && { lateReason }),
    filedOn: at,
    filedBy: actor.name,
  };
  return {
    after: { appeals: [...(claim.appeals ?? []), appeal], ...(files.length > 0 && { evidence }) },
    note: statement,
  };
}

/** The evidence with further files, among the other attachments. */
function withFiles(evidence: Evidence, files: readonly EvidenceFile[]): Evidence | { refusal: Refusal } {
  let held = evidence;
  for (const file of files) {
    const problem = findFileProblem(held, 'otherAttachments', file);
    if (problem) return { refusal: { code: 'invalid', ...problem } };
    held = { ...held, otherAttachments: [...held.otherAttachments, file] };
  }
  return held;
}

/** An appeal of this moment with grounds and a statement, by whoever may file it then, and no more files than came with it. */
export const accepts: AcceptsResult = (result, on) => {
  const appeal = result.after?.appeals?.at(-1);
  if (!appeal || appeal.grounds.length === 0 || appeal.statement === '' || appeal.lateReason === '') return notAllowed;
  const held = on.claim.evidence.otherAttachments.length;
  const files = result.after?.evidence?.otherAttachments.slice(held) ?? [];
  return acceptsOnly(result, make({ ...appeal, lateReason: appeal.lateReason ?? '', files }, on));
};
