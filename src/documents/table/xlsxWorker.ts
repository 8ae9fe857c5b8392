import { answerAsWorker } from '../answerAsWorker';
import { writeWorkbook } from './workbook';

answerAsWorker(writeWorkbook);
