/** Pixels; the skeleton takes as much, so that nothing moves when the chart comes. */
export const chartHeight = 320;
