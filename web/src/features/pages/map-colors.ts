// Colours of the link map: one for each of the largest groups, grey for all others; taken from the theme, so that dark and company colours fit.
const groupTokens = [
  '--cat-seo',
  '--cat-ai_writer',
  '--cat-ai_translation',
  '--cat-ai_art',
  '--cat-ai_chat',
  '--cat-audio_text',
  '--cat-trends',
  '--cat-custom_tools',
];

export interface MapColors {
  groups: Map<string, string>;
  other: string;
  edge: string;
  highlight: string;
  orphan: string;
  broken: string;
  label: string;
  surface: string;
}

/** A colour as `rgb(…)`: the drawing knows no OKLCH. */
function plainColor(value: string): string {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [1, 1];
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return '#888888';
  context.fillStyle = value;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** Groups by how many pages they have. */
export function readColors(groups: readonly string[]): MapColors {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string) => plainColor(style.getPropertyValue(name).trim());
  const counts = new Map<string, number>();
  for (const group of groups) counts.set(group, (counts.get(group) ?? 0) + 1);
  const largest = [...counts].toSorted(([, one], [, other]) => other - one).slice(0, groupTokens.length);
  return {
    groups: new Map(largest.map(([group], index) => [group, token(groupTokens[index] ?? '--ink-3')])),
    other: token('--ink-3'),
    edge: token('--line-strong'),
    highlight: token('--accent-line'),
    orphan: token('--hold'),
    broken: token('--failed'),
    label: token('--ink'),
    surface: token('--surface'),
  };
}
