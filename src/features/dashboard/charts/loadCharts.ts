/** The charts and their library, one file for both. */
export const loadCharts = async () => {
  const [{ MonthChart }, { StageChart }] = await Promise.all([
    import(/* webpackChunkName: "dashboard-charts" */ './MonthChart'),
    import(/* webpackChunkName: "dashboard-charts" */ './StageChart'),
  ]);
  return { MonthChart, StageChart };
};
