/** The register lies in a database that the browser does not give, or gives empty. */
export class RegisterOutOfReach extends Error {}
