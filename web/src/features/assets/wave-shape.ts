// The shape of a sound, as tall as it is loud, for a line of bars.

/** Loudest sample of each of `bars` equal stretches, 0 to 1, the loudest of all being 1. */
export function shapeOf(samples: Float32Array, bars: number): number[] {
  const stretch = samples.length / bars;
  const peaks = Array.from({ length: bars }, (_, bar) => {
    let peak = 0;
    const end = Math.min(samples.length, Math.floor((bar + 1) * stretch));
    for (let index = Math.floor(bar * stretch); index < end; index += 1) peak = Math.max(peak, Math.abs(samples[index] ?? 0));
    return peak;
  });
  const loudest = Math.max(...peaks);
  return loudest > 0 ? peaks.map((peak) => peak / loudest) : peaks;
}

/** "2:05". */
export function clockTime(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
