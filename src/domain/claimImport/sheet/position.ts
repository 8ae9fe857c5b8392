/** A position as its two degrees, texts with a point. */
export type SheetPosition = { latitude: string; longitude: string };

/** Latitude, longitude, and what a phone adds behind them: altitude and accuracy in metres. */
const position = /^(-?\d{1,2}(?:\.\d+)?)(?:\s*[,;]\s*|\s+)(-?\d{1,3}(?:\.\d+)?)(?:[\s,;]+-?\d+(?:\.\d+)?){0,2}$/;

/** The degrees of one cell that holds both, as forms on phones write them; undefined for any other text. */
export function readPosition(text: string): SheetPosition | undefined {
  const [, latitude, longitude] = position.exec(text) ?? [];
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
}
