import type { Tone } from '../../domain/workflow/statuses';

/** A tinted ground with strong text; the label says what the colour only repeats. */
export function ToneChip({ tone, label }: { tone: Tone; label: string }) {
  return <span className={`toneChip ${tone}`}>{label}</span>;
}
