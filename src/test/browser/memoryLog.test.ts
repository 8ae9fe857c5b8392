import { testEventLog } from './eventLogContract';
import { createMemoryLog } from './memoryLog';

let refusal: 'full' | 'failed' | undefined;
let log: ReturnType<typeof createMemoryLog>;

testEventLog({
  open: () => {
    log = createMemoryLog({ refuses: () => refusal });
    return Promise.resolve(log);
  },
  refuse: (reason) => {
    refusal = reason;
  },
});
