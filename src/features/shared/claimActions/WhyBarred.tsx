import Alert from '@mui/material/Alert';
import type { Claim } from '../../../domain/claim/claim';
import type { Role } from '../../../domain/user/roles';
import { openActions } from '../../../domain/workflow/openActions';
import { getAction } from '../../../domain/workflow/lifecycle';
import { useTranslation } from '../../../i18n/useTranslation';
import { useFormats } from '../../../ui/text/formats';
import { refusalText } from '../../../ui/text/refusalText';
import { useBar, useFlags, useOutside } from './useBar';

/** Why some of what a role could do to a claim is not offered to the signed-in person, and who could. */
export function WhyBarred({ claim, role }: { claim: Claim; role: Role }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const findBar = useBar(claim);
  const flags = useFlags(claim);
  const outside = useOutside(claim);
  // A claim elsewhere bars everything: what it is need not be said.
  const barred = new Map<string, Set<string>>(outside ? [[refusalText(t, outside, formats), new Set()]] : []);
  for (const action of openActions(role, claim.status, flags)) {
    const refusal = findBar(action);
    if (!refusal || outside) continue;
    const text = refusalText(t, refusal, formats);
    // Two actions may share their button, and then its words.
    barred.set(text, (barred.get(text) ?? new Set()).add(t(getAction(action).label)));
  }
  return [...barred].map(([text, actions]) => (
    <Alert key={text} severity="info" sx={{ mb: 2 }}>
      {actions.size > 0 ? `${[...actions].join(', ')}: ${text}` : text}
    </Alert>
  ));
}
