type Frame = { style: string; script: string };

export const digestOf: (text: string) => string;
export const pagePolicy: (frame: Frame) => string;
export const developmentPolicy: string;
export const securityHeaders: (frame: Frame) => Record<string, string>;
export const cacheControl: { hashed: string; other: string };
export const isHashed: (path: string) => boolean;
export const hostFiles: (headers: Record<string, string>) => Record<string, string>;
export const headersFile: string;
export const readHeaders: (text: string) => Record<string, string>;
