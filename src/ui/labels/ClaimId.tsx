import { Link } from 'react-router-dom';
import { shortClaimId } from '../../domain/claim/shortClaimId';

type ClaimIdProps = {
  id: string;
  to?: string;
  /** Where it is given or looked up: never in its short form. */
  whole?: boolean;
};

/** A claim's id in its monospaced face; with `to` it leads there. */
export function ClaimId({ id, to, whole = false }: ClaimIdProps) {
  const text = whole ? id : <ClaimIdText id={id} />;
  if (!to) return <span className="claimId">{text}</span>;
  return (
    <Link className="claimId roomy" to={to}>
      {text}
    </Link>
  );
}

/** An id, on a phone in its short form; `ui/theme/plainElementStyles.ts` shows the one or the other. */
export function ClaimIdText({ id }: { id: string }) {
  const short = shortClaimId(id);
  if (short === id) return id;
  return (
    <>
      <span className="wholeId">{id}</span>
      <span className="shortId">{short}</span>
    </>
  );
}
