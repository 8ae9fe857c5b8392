import { findAreaRefusal } from '../../domain/access/access';
import { selectAccessFacts } from '../access/selectors';
import { notAllowed } from '../../domain/notAllowed';
import { checkForm } from '../../domain/form/checkForm';
import { answerOf, answerSchemaFor, isSoundAnswer, type AnswerForm } from '../../domain/claim/asked/answerForm';
import { findAsked } from '../../domain/claim/asked/asked';
import { findLastVerification, type Claim } from '../../domain/claim/claim';
import type { Refusal } from '../../domain/refusal';
import { findPermissionRefusal } from '../../domain/user/permissionRefusal';
import type { Piece } from '../../domain/workflow/askedRecord';
import { defineCommand, refuse } from '../command';
import type { Register } from '../registerReducers';
import { commit } from '../commit';
import { informationAnswered } from '../events';
import { isEqual } from '../../domain/isEqual';
import { unknownClaim } from './refusals';
import { findClaim } from './selectors';

/** A piece of what a claim was asked for: its place in the list, from 0, as the screen showed it, and what was filled in. */
export type AnsweredPiece = { claimId: string; place: number; seen: Piece; form: AnswerForm };

/**
 * Records the answer to a piece of the information asked for, corrects it, or takes it back (docs/product.md, Information
 * asked for). Refuses a role without the permission, an unknown claim, one that waits for no such piece, a piece that was
 * answered otherwise since the screen showed it, and a form that is not complete. The revision of the claim stays: an
 * answer takes nothing from an edit under way.
 */
export const answerPiece = (answered: AnsweredPiece) => commit(answerPieceCommand(answered));

type AnsweredEvent = ReturnType<typeof informationAnswered>;

export const answerPieceCommand = defineCommand<AnsweredPiece, undefined, undefined, AnsweredEvent>({
  scope: 'register',
  name: 'claims/answerPiece',
  label: 'Record answer',
  findSubject: (_state, { form }) => [form.claimId],
  makes: informationAnswered,
  accepts: acceptsAnswer,
  decide(state, { form: { claimId, place, seen, form } }, stamp) {
    const wrongRole = findPermissionRefusal('answerInformation', stamp.actor.role);
    if (wrongRole) return refuse(wrongRole);
    const claim = findClaim(state, claimId);
    if (!claim) return refuse(unknownClaim(claimId));
    const piece = findPiece(claim, place);
    if (!piece) return refuse(notAsked);
    if (!isEqual(piece, seen)) return refuse(answeredSince);
    const checked = checkForm(answerSchemaFor(piece, claim.evidence), form);
    if (!checked.ok) return refuse(checked.refusal);
    const answer = answerOf(checked.output, claim.evidence, { answeredOn: stamp.at, answeredBy: stamp.actor.name });
    const { answer: _answer, ...open } = piece;
    const after: Piece = { ...open, ...(answer && { answer }) };
    const askedOn = findLastVerification(claim)?.verifiedOn ?? '';
    return {
      ok: true,
      event: informationAnswered({ claimId, askedOn, place, before: piece, after }, stamp),
      value: undefined,
    };
  },
});

const findPiece = (claim: Claim, place: number): Piece | undefined => findAsked(claim)?.pieces[place];

/** Refuses another role, a claim that does not wait for the piece as it was then, and an answer that the form cannot give. */
function acceptsAnswer(register: Register, { payload, meta }: AnsweredEvent): Refusal | undefined {
  const { claimId, askedOn, place, before, after } = payload;
  const wrongRole = findPermissionRefusal('answerInformation', meta.actor.role);
  if (wrongRole) return wrongRole;
  const claim = findClaim(register, claimId);
  if (!claim) return unknownClaim(claimId);
  const notTheirs = findAreaRefusal(selectAccessFacts(register), meta.actor, claim.claimant);
  if (notTheirs) return notTheirs;
  const piece = findPiece(claim, place);
  if (!piece || findLastVerification(claim)?.verifiedOn !== askedOn) return notAsked;
  if (!isEqual(piece, before)) return answeredSince;
  const { answer } = after;
  if (!answer) return undefined;
  if (!isSoundAnswer(answer, claim.evidence)) return notAsked;
  return answer.answeredBy === meta.actor.name && answer.answeredOn === meta.at ? undefined : notAllowed;
}

const notAsked: Refusal = {
  code: 'wrong_status',
  message: 'This claim does not wait for this information. Nothing was changed.',
};

const answeredSince: Refusal = {
  code: 'changed',
  message: 'Not saved: someone else changed this answer. Check it before you record another.',
};
