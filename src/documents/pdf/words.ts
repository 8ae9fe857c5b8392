/** What stands on every official paper. */
export const authority = 'Uganda Wildlife Authority';
export const service = 'Wildlife Compensation';

/** What a signature box asks for. */
export const signatureLines = ['Name', 'Signature', 'Date'];
