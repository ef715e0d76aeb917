// The results of an evaluation as lines, and as a page with the texts themselves.
import { escapeHtml } from '@folio/contract/escape';
import type { Evaluation } from './evaluate-tools.ts';

const checks = [
  'limits',
  'language',
  'length',
  'amounts',
  'keywords',
  'headings',
  'below',
  'placeholders',
  'competitors',
] as const;

const widthOfName = 32;
const widthOfCheck = 13;

/** Missing items are shown but do not count as a fault if the document reports them and they are not charged. */
const said = 'short, said';

const markOf = (verdict: boolean | 'said' | null | undefined) =>
  verdict == null ? '–' : verdict === 'said' ? said : verdict ? 'ok' : 'NO';

const percentOf = (share: number) => `${Math.round(share * 100)} %`;

/** Facts about a model's run beside the text: calls, items that did not come, unsupported claims. */
function restOf({ words, seconds, calls, share, claims }: Evaluation): string {
  return [
    `${String(words).padStart(5)} words ${seconds} s`,
    ...(calls > 1 ? [`${calls} calls`] : []),
    ...(share < 1 ? [`${percentOf(share)} of the items`] : []),
    ...(claims.length > 0 ? [`unsourced: ${claims.map(({ text }) => text).join(' | ')}`] : []),
  ].join(', ');
}

/** One line of the table. */
export function evaluationLine(one: Evaluation): string {
  const marks = checks.map((check) => markOf(one.verdicts?.[check]).padEnd(widthOfCheck));
  const rest = one.state === 'judged' ? restOf(one) : `${one.state}: ${one.reason}`;
  return `${one.name.padEnd(widthOfName)}${marks.join('')}${rest}`;
}

export const evaluationHead = `${'tool'.padEnd(widthOfName)}${checks.map((check) => check.padEnd(widthOfCheck)).join('')}`;

/** True where every judged text passes every check and none failed. Claims are for people to judge. */
export const isClean = (all: readonly Evaluation[]): boolean =>
  all.every(({ state, verdicts }) => state !== 'failed' && checks.every((check) => verdicts?.[check] !== false));

/** The closing line: how many were judged, passed, skipped and failed. */
export function evaluationSummary(all: readonly Evaluation[]): string {
  const count = (state: Evaluation['state']) => all.filter((one) => one.state === state).length;
  const passed = all.filter((one) => one.state === 'judged' && isClean([one])).length;
  const claims = all.reduce((sum, one) => sum + one.claims.length, 0);
  const short = all.filter(({ verdicts }) => verdicts?.amounts === 'said').length;
  const shortfalls = short > 0 ? ` ${short} came short, which the document says and nobody is charged for.` : '';
  const unsourced = claims > 0 ? ` ${claims} claims stand in no input or source.` : '';
  return `${passed} of ${count('judged')} texts pass every check; ${count('skipped')} skipped, ${count('failed')} failed.${shortfalls}${unsourced}`;
}

const style = `body{font:15px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:70rem;padding:0 1rem;color:#1c1b19;background:#fff}
table{border-collapse:collapse;font-size:13px}th,td{padding:.3em .6em;border-bottom:1px solid #ddd;text-align:left;vertical-align:top}
td[data-verdict=NO]{background:#fce9e7;font-weight:600}td[data-verdict^=short]{background:#fbf0d9}.scroll{overflow-x:auto}article{border:1px solid #ddd;border-radius:8px;padding:1rem 1.5rem;margin:1.5rem 0}
[data-unsourced]{background:#fbf0d9;text-decoration:underline dotted 2px #8a5a00;text-underline-offset:4px}`;

/** A page that loads nothing: the table, and each text with its claims marked. */
export function evaluationPage(title: string, all: readonly Evaluation[]): string {
  const head = ['tool', ...checks, 'words', 'calls', 'items', 'unsourced'].map((name) => `<th scope="col">${name}</th>`).join('');
  const rows = all.map((one, index) => {
    const marks = checks.map((check) => markOf(one.verdicts?.[check])).map((mark) => `<td data-verdict="${mark}">${mark}</td>`);
    const figures =
      one.state === 'judged' ? [one.words, one.calls, percentOf(one.share), one.claims.length] : [`${one.state}: ${one.reason}`];
    const cells = figures.map((figure) => `<td>${escapeHtml(String(figure))}</td>`);
    return `<tr><th scope="row"><a href="#text-${index}">${escapeHtml(one.name)}</a></th>${marks.join('')}${cells.join('')}</tr>`;
  });
  // The documents are sanitised.
  const texts = all.map((one, index) => `<h2 id="text-${index}">${escapeHtml(one.name)}</h2><article>${one.html}</article>`);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title)}</title><style>${style}</style></head>
<body><h1>${escapeHtml(title)}</h1><p>${escapeHtml(evaluationSummary(all))}</p>
<div class="scroll"><table><thead><tr>${head}</tr></thead><tbody>${rows.join('\n')}</tbody></table></div>
${texts.join('\n')}
</body></html>
`;
}
