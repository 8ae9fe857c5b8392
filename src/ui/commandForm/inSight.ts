import { createContext } from 'react';

/** Whether what stands here is in sight. What is kept out of sight shows no dialog: it would lie over something else. */
export const InSight = createContext(true);
