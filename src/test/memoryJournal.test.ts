import { testJournal } from './journalContract';
import { createMemoryJournal } from './memoryJournal';

testJournal(() => Promise.resolve(createMemoryJournal()));
