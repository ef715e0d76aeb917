// Certificates of translations: answers, the audit log, and what the signed page says.
export default {
  audit_certificate_issued: 'Issued the certificate {subject}',
  audit_certificate_replaced: 'Replaced the certificate {subject}',
  audit_certificate_revoked: 'Revoked the certificate {subject}',
  certificate_not_found: 'No certificate has this number',
  certificate_state: 'This certificate is no longer valid, so it cannot be revoked',
  certification_missing: 'This needs a valid certification for both languages. Ask a coordinator to add it to the linguist.',
  certification_needed:
    'This linguist has no valid certification for both languages. Add it to the linguist, and Folio offers the job.',
  impersonation_signs: 'Certificates cannot be signed while impersonating a user',
  certified_already: 'The present text has a valid certificate already',
  not_by_people: 'Only a translation that a person has translated or proofread at the desk can be certified',
  paragraphs_differ:
    'The text has other paragraphs than its source. Restore a version with the same paragraphs, or request a new certified translation.',
  certificate_title: 'Certificate of translation',
  certificate_statement:
    'I, {name}, registered with {body} under number {number}, certify that the attached translation is complete and correct ({languages}).',
  certificate_document: 'Document',
  certificate_extent: 'Extent',
  certificate_extent_value: 'Pages of 250 words: {pages}. Words: {words}',
  certificate_issued: 'Issued',
  certificate_country: 'For use in',
  certificate_translator: 'Translator',
  certificate_registered: 'Registered with',
  certificate_source: 'Source',
  certificate_translation: 'Translation',
  certificate_code: 'QR code with the URL of the verification page',
  certificate_verify: 'Check whether this certificate is still valid and compare your file:',
  certificate_signed: 'This file is signed electronically. A changed file has no valid signature.',
};
