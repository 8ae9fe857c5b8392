/** Room for three bars a district, the axis and the legend. Pixels. */
export const chartHeight = (rows: number) => 80 + 52 * rows;
