/** The files that a table can be read from, as a file input names them. */
export const spreadsheetFiles =
  '.csv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
