import { formatNumber } from './format';

/** A size: "240 KB", "3.4 MB", "10 GB" (1 MB = 1,048,576 bytes). */
export function formatBytes(bytes: number): string {
  const megabytes = bytes / (1024 * 1024);
  if (megabytes >= 1024) return `${formatNumber(Math.round(megabytes / 102.4) / 10)} GB`;
  return megabytes >= 1 ? `${formatNumber(Math.round(megabytes * 10) / 10)} MB` : `${Math.ceil(bytes / 1024)} KB`;
}
