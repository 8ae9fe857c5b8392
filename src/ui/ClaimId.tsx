import { Link } from 'react-router-dom';

/** A claim's id in its monospaced face; with `to` it leads there. */
export function ClaimId({ id, to }: { id: string; to?: string }) {
  if (!to) return <span className="claimId">{id}</span>;
  return (
    <Link className="claimId roomy" to={to}>
      {id}
    </Link>
  );
}
