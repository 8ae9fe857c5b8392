export const pagePolicy: string;
export const developmentPolicy: string;
export const securityHeaders: Record<string, string>;
export const cacheControl: { hashed: string; other: string };
export const isHashed: (path: string) => boolean;
