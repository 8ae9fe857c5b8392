import { styled } from '@mui/material/styles';
import { mapFrame, mapLetters } from '../../../../documents/pdf/paper';
import './paper.css';

/** The look of the PDF: its sizes in points, hairlines, nothing broken that fits on a page. */
export const PaperSheet = styled('div')(({ theme }) => {
  const { text, primary, divider, outline, background } = theme.vars.palette;
  const hairline = `0.25mm solid ${divider}`;
  const writingLine = `0.25mm solid ${outline}`;
  return {
    display: 'none',
    '@media print': {
      display: 'block',
      color: text.primary,
      fontSize: '9.5pt',
      lineHeight: 1.4,
      overflowWrap: 'break-word',
      '& header': {
        display: 'flex',
        alignItems: 'center',
        gap: '3mm',
        paddingBottom: '3mm',
        marginBottom: '6mm',
        borderBottom: `0.25mm solid ${primary.main}`,
        '& strong': { display: 'block', fontSize: '12pt', color: primary.main },
        '& span': { color: text.secondary },
      },
      '& h1': { fontSize: '16pt', lineHeight: 1.3, margin: '0 0 2mm' },
      '& h2': { fontSize: '11.5pt', color: primary.main, margin: '5mm 0 1.5mm', breakAfter: 'avoid' },
      '& p': { margin: '0 0 2.5mm', whiteSpace: 'pre-line', orphans: 2, widows: 2 },
      '& dl': { margin: '0 0 2.5mm' },
      '& dl > div': { display: 'grid', gridTemplateColumns: '46mm 1fr', marginBottom: '0.9mm' },
      '& dt': { color: text.secondary, paddingRight: '4mm' },
      '& dd': { margin: 0, whiteSpace: 'pre-line' },
      '& table': { width: '100%', borderCollapse: 'collapse', fontSize: '8.5pt', marginBottom: '4mm' },
      '& th, & td': {
        textAlign: 'start',
        verticalAlign: 'top',
        padding: '1.3mm 1.6mm',
        borderBottom: hairline,
        whiteSpace: 'pre-line',
      },
      '& th': { verticalAlign: 'bottom', background: background.default, printColorAdjust: 'exact' },
      '& .figure': { textAlign: 'end', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
      // Only where it must: a column that may break any word is made too narrow for all.
      '& .longWord, & dd': { overflowWrap: 'anywhere' },
      '& .map': {
        width: `${mapFrame.width}mm`,
        height: `${mapFrame.height}mm`,
        overflow: 'hidden',
        border: writingLine,
        marginBottom: '2mm',
        fontSize: `${mapLetters}pt`,
        breakInside: 'avoid',
        printColorAdjust: 'exact',
      },
      '& thead': { display: 'table-header-group' },
      '& tr, & .signatures': { breakInside: 'avoid' },
      '& .signatures': { display: 'flex', gap: '5mm', margin: '2mm 0 5mm' },
      '& .signatures > div': {
        flex: 1,
        boxSizing: 'border-box',
        height: '32mm',
        border: writingLine,
        padding: '2.5mm 3mm',
        fontSize: '8pt',
      },
      '& .signatures strong': { display: 'block', marginBottom: '2.5mm' },
      '& .signatures span': {
        display: 'grid',
        gridTemplateColumns: '14mm 1fr',
        alignItems: 'end',
        height: '6.6mm',
        fontSize: '7pt',
        color: text.secondary,
        '&::after': { content: '""', borderBottom: writingLine },
      },
    },
  };
});
