import { cellText, isFigure } from '../../../../documents/table/cellText';
import type { Pair, Passage } from '../../../../documents/pdf/paper';
import type { SignatureBox } from '../../../../documents/pdf/signatures';
import { signatureLines } from '../../../../documents/pdf/words';
import { findTotals, type Table } from '../../../../domain/table';
import { PrintedMap } from './PrintedMap';

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
