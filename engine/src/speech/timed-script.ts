// The timed script of a voice-over: "00:05 | text to say", one line each.

export interface ScriptLine {
  /** Second at which it begins. */
  start: number;
  text: string;
}

const timedLine = /^\s*(?:(\d{1,2}):)?(\d{1,3}):(\d{2}(?:[.,]\d{1,3})?)\s*(?:[|–—-]|\s)\s*(\S.*)$/u;

/** The lines in the order of their times, or the first line that has no time. */
export function readTimedScript(script: string): { lines: ScriptLine[] } | { wrong: string } {
  const lines: ScriptLine[] = [];
  for (const line of script.split('\n')) {
    if (line.trim() === '') continue;
    const found = timedLine.exec(line);
    if (!found) return { wrong: line.trim().slice(0, 80) };
    const [, hours = '0', minutes = '0', seconds = '0', text = ''] = found;
    lines.push({
      start: Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds.replace(',', '.')),
      text: text.trim(),
    });
  }
  return { lines: lines.sort((one, other) => one.start - other.start) };
}
