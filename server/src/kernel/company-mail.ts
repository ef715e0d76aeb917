import type { InterfaceLanguage } from '@folio/contract/languages';
import type { Mail } from './mail.ts';
import { type LinkedLine, mailHtml } from './mail-layout.ts';

/** Names come from people: in a subject line they stay on one line. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

export interface CompanyBranding {
  custom_tool_name?: string | null;
  company_custom_theme?: boolean;
  custom_color_primary?: string | null;
}

export interface CompanyLetter {
  to: string;
  language: InterfaceLanguage;
  /** The looks of the reader's company; its own name for the product is taken, and its colour where it uses its own. */
  branding: CompanyBranding;
  subject: string;
  lines: (string | LinkedLine)[];
  button: { label: string; url: string };
  /** Small print. */
  foot: string;
  /** The page on which its reader chooses to get no further ones. */
  unsubscribeUrl?: string;
}

/** A letter with one way into the product: as a page in the company's looks, and with the same words as plain text. */
export function companyMail({ to, language, branding, subject, lines, button, foot, unsubscribeUrl }: CompanyLetter): Mail {
  const html = mailHtml({
    language,
    sender: branding.custom_tool_name || 'Folio',
    color: (branding.company_custom_theme && branding.custom_color_primary) || null,
    heading: subject,
    // A notification is one sentence: the heading says it already.
    lines: lines.filter((line) => line !== subject),
    button,
    foot,
  });
  const texts = lines.map((line) =>
    typeof line === 'string' ? line : [line.text, line.note, line.url].filter(Boolean).join('\n'),
  );
  return { to, subject, text: [...texts, button.url, foot].join('\n\n'), html, ...(unsubscribeUrl && { unsubscribeUrl }) };
}
