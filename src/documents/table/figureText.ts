import type { ReportFigure } from '../../domain/reports/report';
import { cellText } from './cellText';

/** A report's figure as files write it; a dash where nothing was counted. */
export const figureText = ({ kind, value }: ReportFigure) => cellText(kind, value) || '–';
