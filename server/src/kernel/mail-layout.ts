// Layout of every email: one narrow column of tables, since mail programs know little else, in light and in dark.

import { contrastRatio, luminanceOf, toLinear } from '@folio/contract/relative-luminance';

/** A paragraph that is a link. */
export interface LinkedLine {
  text: string;
  url: string;
  /** Small print below it. */
  note?: string | null;
}

export interface MailParts {
  language: string;
  /** Sender name: the company's own name for the product. */
  sender: string;
  /** Colour of button and mark, as `#rrggbb`; anything else is not taken. */
  color: string | null;
  heading: string;
  /** Paragraphs of plain text, with where each leads. */
  lines: (string | LinkedLine)[];
  button: { label: string; url: string } | null;
  /** Small print below. */
  foot: string;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
/** The text as it is between the tags of a mail. */
export const escapeForMail = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);

const ordinaryColor = '#0f7a5c';
const sans = `font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif`;

/** White where it reads on the colour with at least 4.5:1 (WCAG 2.1), else black. */
function inkOn(color: string): string {
  const channels = [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16) / 255);
  return contrastRatio(1, luminanceOf(channels.map(toLinear))) >= 4.5 ? '#ffffff' : '#000000';
}

/** A light button has an edge, or it would not be seen on a white page. */
const edgeOf = (color: string) => (inkOn(color) === '#ffffff' ? color : '#8a8f8c');

function linkedLine({ text, url, note }: LinkedLine): string {
  const link = `<a class="text" href="${escapeForMail(url)}" style="color:#2b2f2d">${escapeForMail(text)}</a>`;
  return note ? `${link}<br><span class="quiet" style="font-size:13px;color:#5c6460">${escapeForMail(note)}</span>` : link;
}

/** The page of a mail; everything given is text and escaped. */
export function mailHtml(parts: MailParts): string {
  const color = /^#[0-9a-f]{6}$/i.test(parts.color ?? '') ? (parts.color ?? ordinaryColor) : ordinaryColor;
  const paragraphs = parts.lines
    .map((line) => {
      const content = typeof line === 'string' ? escapeForMail(line) : linkedLine(line);
      return `<p class="text" style="margin:0 0 12px;font-size:15px;line-height:23px;color:#2b2f2d;${sans}">${content}</p>`;
    })
    .join('\n');
  const button = parts.button
    ? `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:20px 0 4px"><tr><td bgcolor="${color}" style="border:1px solid ${edgeOf(color)};border-radius:8px"><a href="${escapeForMail(parts.button.url)}" style="display:inline-block;padding:11px 20px;font-size:15px;font-weight:600;color:${inkOn(color)};text-decoration:none;${sans}">${escapeForMail(parts.button.label)}</a></td></tr></table>`
    : '';
  return `<!doctype html>
<html lang="${escapeForMail(parts.language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeForMail(parts.heading)}</title>
<style>
:root { color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background: #161a18 !important; }
  .card { background: #202522 !important; border-color: #343a37 !important; }
  .text, .heading { color: #e9edeb !important; }
  .quiet { color: #a9b1ad !important; }
}
</style>
</head>
<body class="page" style="margin:0;padding:0;background:#f5f6f5">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:#f5f6f5"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;table-layout:fixed;overflow-wrap:anywhere;word-break:break-word">
<tr><td class="quiet" style="padding:0 4px 14px;font-size:14px;font-weight:600;color:#5c6460;${sans}">${escapeForMail(parts.sender)}</td></tr>
<tr><td class="card" style="padding:28px;background:#ffffff;border:1px solid #e4e7e5;border-radius:12px">
<h1 class="heading" style="margin:0 0 14px;font-size:20px;line-height:27px;font-weight:600;color:#17201c;${sans}">${escapeForMail(parts.heading)}</h1>
${paragraphs}
${button}
</td></tr>
<tr><td class="quiet" style="padding:16px 4px 0;font-size:12px;line-height:18px;color:#6b726e;${sans}">${escapeForMail(parts.foot)}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}
