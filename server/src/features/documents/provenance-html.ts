// Authorship as the last part of a downloaded document: the shares, and a table of passages.

import { escapeHtml } from '@folio/contract/escape';
import type { InterfaceLanguage } from '@folio/contract/languages';
import { message } from '../../kernel/messages/messages.ts';
import type { Provenance, ProvenancePassage } from './provenance.ts';

/** In the language of the downloading user. */
export function provenanceHtml({ passages, totals }: Provenance, language: InterfaceLanguage): string {
  const say = (key: Parameters<typeof message>[0], params?: Record<string, string | number>) =>
    escapeHtml(message(key, language, params));
  const engineOf = ({ engine, model }: ProvenancePassage) =>
    engine === 'composer' ? message('provenance_composer', language) : [engine, model].filter(Boolean).join(' ');
  const cells = (values: string[], tag: 'th' | 'td') => `<tr>${values.map((value) => `<${tag}>${value}</${tag}>`).join('')}</tr>`;
  const head = cells(
    [
      say('provenance_passage'),
      say('provenance_origin'),
      say('provenance_engine'),
      say('provenance_sources'),
      say('provenance_person'),
    ],
    'th',
  );
  const rows = passages.map((passage) =>
    cells(
      [
        escapeHtml(passage.text),
        say(`origin_${passage.origin}`),
        escapeHtml(engineOf(passage)),
        escapeHtml(passage.sources.join(', ')),
        escapeHtml(passage.person ?? ''),
      ],
      'td',
    ),
  );
  const shares = say('provenance_shares', { engine: totals.engine, mixed: totals.mixed, person: totals.person });
  return `<h2>${say('provenance_title')}</h2><p>${shares}</p><table><thead>${head}</thead><tbody>${rows.join('')}</tbody></table>`;
}
