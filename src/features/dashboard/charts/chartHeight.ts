/** Height of a chart, px: its skeleton has it too, so that nothing moves when it comes. */
export const chartHeight = 280;
