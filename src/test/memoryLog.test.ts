import { testEventLog } from './eventLogContract';
import { createMemoryLog } from './memoryLog';

testEventLog(() => Promise.resolve(createMemoryLog()));
