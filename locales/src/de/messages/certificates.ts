import type english from '../../en/messages/certificates.ts';
import type { Words } from '../../words.ts';

export default {
  audit_certificate_issued: 'Bescheinigung {subject} ausgestellt',
  audit_certificate_replaced: 'Bescheinigung {subject} ersetzt',
  audit_certificate_revoked: 'Bescheinigung {subject} widerrufen',
  certificate_not_found: 'Keine Bescheinigung hat diese Nummer',
  certificate_state: 'Diese Bescheinigung ist nicht mehr gültig und kann daher nicht widerrufen werden',
  certification_missing:
    'Dafür ist eine gültige Zulassung für beide Sprachen nötig. Bitten Sie die Koordination, sie beim Sprachprofi einzutragen.',
  certification_needed:
    'Dieses Sprachprofi hat keine gültige Zulassung für beide Sprachen. Tragen Sie sie ein, dann bietet Folio den Auftrag an.',
  impersonation_signs: 'Bescheinigungen können nicht im Namen einer anderen Person unterschrieben werden',
  certified_already: 'Der jetzige Text hat bereits eine gültige Bescheinigung',
  not_by_people: 'Nur eine Übersetzung, die ein Mensch hier übersetzt oder korrigiert hat, kann bescheinigt werden',
  paragraphs_differ:
    'Der Text hat andere Absätze als sein Original. Stellen Sie eine Version mit denselben Absätzen wieder her oder fragen Sie eine neue beglaubigte Übersetzung an.',
  certificate_title: 'Bescheinigung der Übersetzung',
  certificate_statement:
    'Ich, {name}, eingetragen bei {body} unter der Nummer {number}, bescheinige, dass die beigefügte Übersetzung richtig und vollständig ist ({languages}).',
  certificate_document: 'Dokument',
  certificate_extent: 'Umfang',
  certificate_extent_value: 'Seiten zu 250 Wörtern: {pages}. Wörter: {words}',
  certificate_issued: 'Ausgestellt',
  certificate_country: 'Zur Verwendung in',
  certificate_translator: 'Übersetzt von',
  certificate_registered: 'Eingetragen bei',
  certificate_source: 'Original',
  certificate_translation: 'Übersetzung',
  certificate_code: 'QR-Code mit der Adresse der Prüfseite',
  certificate_verify: 'Prüfen Sie, ob diese Bescheinigung noch gültig ist, und vergleichen Sie Ihre Datei:',
  certificate_signed: 'Diese Datei ist elektronisch signiert. Eine geänderte Datei hat keine gültige Signatur.',
} satisfies Words<typeof english>;
