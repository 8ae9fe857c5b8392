/** The register lies in a database that the browser does not give, or gives empty. */
export class RegisterOutOfReach extends Error {
  constructor() {
    super('The register in the database is out of reach');
  }
}
