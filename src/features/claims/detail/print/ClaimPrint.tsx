import { useState } from 'react';
import { createPortal } from 'react-dom';
import type { ClaimRecords } from '../../../../documents/claim/claimRecords';
import { makeClaimReport } from '../../../../documents/claim/claimReport';
import { madeByPair } from '../../../../documents/pdf/paper';
import { authority, service } from '../../../../documents/pdf/words';
import { Emblem } from '../../../../ui/page/Emblem';
import { PrintedPassage, Pairs } from './PrintedPassage';
import { PaperSheet } from './PaperSheet';

/** A claim's official report as the browser prints it, in place of everything else on the page. */
export function ClaimPrint({ records, madeBy }: { records: ClaimRecords; madeBy: string }) {
  const [madeAt] = useState(() => new Date().toISOString());
  const { title, facts, passages } = makeClaimReport(records);
  return createPortal(
    // Light on a dark screen, too; in English, as official papers are.
    <PaperSheet className="printed-paper" data-color-scheme="light" lang="en">
      <header>
        <Emblem size={56} />
        <div>
          <strong>{authority}</strong>
          <span>{service}</span>
        </div>
      </header>
      <h1>{title}</h1>
      <Pairs pairs={[...facts, madeByPair({ madeAt, madeBy })]} />
      {passages.map((passage, index) => (
        <PrintedPassage key={index} passage={passage} />
      ))}
    </PaperSheet>,
    document.body,
  );
}
