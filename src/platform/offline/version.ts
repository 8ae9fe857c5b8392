/** The version of the portal that this tab runs, such as "0.1.0-3f2a9c1b": the package's number and a digest of its files. */
export const portalVersion = (): string => document.documentElement.dataset['version'] ?? '';
