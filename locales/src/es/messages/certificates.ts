import type english from '../../en/messages/certificates.ts';
import type { Words } from '../../words.ts';

export default {
  audit_certificate_issued: 'Certificado {subject} emitido',
  audit_certificate_replaced: 'Certificado {subject} sustituido',
  audit_certificate_revoked: 'Certificado {subject} revocado',
  certificate_not_found: 'Ningún certificado tiene este número',
  certificate_state: 'Este certificado ya no es válido, por lo que no se puede revocar',
  certification_missing:
    'Se necesita una acreditación válida para los dos idiomas. Pide a coordinación que la añada al lingüista.',
  certification_needed:
    'Este lingüista no tiene una acreditación válida para los dos idiomas. Añádela y Folio ofrecerá el trabajo.',
  impersonation_signs: 'No se pueden firmar certificados mientras se suplanta a un usuario',
  certified_already: 'El texto actual ya tiene un certificado válido',
  not_by_people: 'Solo se puede certificar una traducción que una persona haya traducido o corregido aquí',
  paragraphs_differ:
    'El texto tiene otros párrafos que su original. Restaura una versión con los mismos párrafos o solicita una nueva traducción certificada.',
  certificate_title: 'Certificado de traducción',
  certificate_statement:
    'Yo, {name}, con inscripción en {body} bajo el número {number}, certifico que la traducción adjunta es completa y correcta ({languages}).',
  certificate_document: 'Documento',
  certificate_extent: 'Extensión',
  certificate_extent_value: 'Páginas de 250 palabras: {pages}. Palabras: {words}',
  certificate_issued: 'Emitido',
  certificate_country: 'Para uso en',
  certificate_translator: 'Traductor',
  certificate_registered: 'Inscripción en',
  certificate_source: 'Original',
  certificate_translation: 'Traducción',
  certificate_code: 'Código QR con la dirección de la página de verificación',
  certificate_verify: 'Comprueba si este certificado sigue siendo válido y compara tu archivo:',
  certificate_signed: 'Este archivo está firmado electrónicamente. Un archivo modificado no tiene una firma válida.',
} satisfies Words<typeof english>;
