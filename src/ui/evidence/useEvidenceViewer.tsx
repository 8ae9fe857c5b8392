import { useState, type ReactNode } from 'react';
import type { EvidenceFile } from '../../domain/incident/evidence';
import { useOnDemand } from '../onDemand/useOnDemand';
import type { EvidenceSource } from './shownFile';

const load = () => import(/* webpackChunkName: "evidence-viewer" */ './EvidenceViewer');

/** Shows files in front of the page. The viewer's code comes when it is first asked for. */
export function useEvidenceViewer(source: EvidenceSource): {
  view: (file: EvidenceFile) => void;
  /** To be put anywhere on the page. */
  viewer: ReactNode;
} {
  const { piece, demand } = useOnDemand(load);
  const [shownId, setShownId] = useState<string>();
  const at = source.files.findIndex(({ file }) => file.id === shownId);
  const shown = source.files[at];
  return {
    view: ({ id }) => {
      setShownId(id);
      demand();
    },
    viewer: piece && shown && (
      <piece.EvidenceViewer
        {...source}
        shown={shown}
        number={at + 1}
        onShow={({ id }) => setShownId(id)}
        onClose={() => setShownId(undefined)}
      />
    ),
  };
}
