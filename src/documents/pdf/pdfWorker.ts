import { answerAsWorker } from '../answerAsWorker';
import { writePaper } from './writePaper';

answerAsWorker(writePaper);
