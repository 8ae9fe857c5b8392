import { mapFrame, mapLetters, type PlaceOnPaper, type Pair, type Passage } from '../../../../documents/pdf/paper';
import { placeFacts } from '../../../../domain/place/placeFacts';
import { MapDrawing } from '../../../../ui/map/MapDrawing';
import { cellText, isFigure } from '../../../../documents/table/cellText';
import type { SignatureBox } from '../../../../documents/pdf/signatures';
import { signatureLines } from '../../../../documents/pdf/words';
import { findTotals, type Table } from '../../../../domain/table';

/** A part of an official paper, in the words of its PDF. */
export function PrintedPassage({ passage }: { passage: Passage }) {
  switch (passage.kind) {
    case 'heading':
      return <h2>{passage.text}</h2>;
    case 'paragraph':
      return <p>{passage.text}</p>;
    case 'pairs':
      return <Pairs pairs={passage.pairs} />;
    case 'table':
      return <Rows table={passage.table} />;
    case 'map':
      return <PrintedMap place={passage.place} />;
    case 'signatures':
      return <Signatures boxes={passage.boxes} />;
    case 'chart':
    case 'page':
    case 'cut':
      return null;
  }
}

export function Pairs({ pairs }: { pairs: readonly Pair[] }) {
  return (
    <dl>
      {pairs.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Rows({ table }: { table: Table }) {
  const { columns, rows } = table;
  const looks = columns.map(({ kind }) => (isFigure(kind) ? 'figure' : undefined));
  const totals = findTotals(table);
  return (
    <table>
      <thead>
        <tr>
          {columns.map(({ label }, index) => (
            <th key={label} className={looks[index]}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...rows, ...(totals ? [totals] : [])].map((row, line) => (
          <tr key={line}>
            {columns.map(({ label, kind }, index) => {
              const text = cellText(kind, row[index]);
              return (
                <td key={label} className={looks[index] ?? (/\S{25}/.test(text) ? 'longWord' : undefined)}>
                  {text}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Signatures({ boxes }: { boxes: readonly SignatureBox[] }) {
  return (
    <div className="signatures">
      {boxes.map((box) => {
        if (typeof box !== 'string')
          return (
            <div key={box.stamp}>
              <strong>{box.stamp}</strong>
            </div>
          );
        return (
          <div key={box}>
            <strong>{box}</strong>
            {signatureLines.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </div>
        );
      })}
    </div>
  );
}

/** CSS pixels for each millimetre and each point of print. */
const perMillimetre = 96 / 25.4;
const perPoint = 96 / 72;

const frame = {
  width: mapFrame.width * perMillimetre,
  height: mapFrame.height * perMillimetre,
  letters: mapLetters * perPoint,
};

/** The map of the PDF, as the browser prints it. */
function PrintedMap({ place: { place, district } }: { place: PlaceOnPaper }) {
  const { view, outline } = placeFacts(place, district);
  return (
    <div className="map">
      <MapDrawing view={view} frame={frame} home={outline} mark={place} />
    </div>
  );
}
