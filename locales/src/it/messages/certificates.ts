import type english from '../../en/messages/certificates.ts';
import type { Words } from '../../words.ts';

export default {
  audit_certificate_issued: 'Certificato {subject} emesso',
  audit_certificate_replaced: 'Certificato {subject} sostituito',
  audit_certificate_revoked: 'Certificato {subject} revocato',
  certificate_not_found: 'Nessun certificato ha questo numero',
  certificate_state: 'Questo certificato non è più valido e quindi non può essere revocato',
  certification_missing:
    "Serve un'abilitazione valida per entrambe le lingue. Chiedi al coordinamento di aggiungerla al linguista.",
  certification_needed:
    "Questo linguista non ha un'abilitazione valida per entrambe le lingue. Aggiungila al linguista e Folio offrirà l'incarico.",
  impersonation_signs: 'I certificati non possono essere firmati mentre si impersona un utente',
  certified_already: 'Il testo attuale ha già un certificato valido',
  not_by_people: 'Si può certificare solo una traduzione che una persona ha tradotto o corretto qui',
  paragraphs_differ:
    "Il testo ha paragrafi diversi dall'originale. Ripristina una versione con gli stessi paragrafi oppure richiedi una nuova traduzione certificata.",
  certificate_title: 'Certificato di traduzione',
  certificate_statement:
    'Io, {name}, con iscrizione presso {body} al numero {number}, certifico che la traduzione allegata è completa e corretta ({languages}).',
  certificate_document: 'Documento',
  certificate_extent: 'Estensione',
  certificate_extent_value: 'Pagine da 250 parole: {pages}. Parole: {words}',
  certificate_issued: 'Emesso',
  certificate_country: "Per l'uso in",
  certificate_translator: 'Traduttore',
  certificate_registered: 'Iscrizione presso',
  certificate_source: 'Originale',
  certificate_translation: 'Traduzione',
  certificate_code: "Codice QR con l'indirizzo della pagina di verifica",
  certificate_verify: 'Controlla se questo certificato è ancora valido e confronta il tuo file:',
  certificate_signed: 'Questo file è firmato elettronicamente. Un file modificato non ha una firma valida.',
} satisfies Words<typeof english>;
