import type english from '../../en/messages/certificates.ts';
import type { Words } from '../../words.ts';

export default {
  audit_certificate_issued: 'Certificado {subject} emitido',
  audit_certificate_replaced: 'Certificado {subject} substituído',
  audit_certificate_revoked: 'Certificado {subject} revogado',
  certificate_not_found: 'Nenhum certificado tem este número',
  certificate_state: 'Este certificado não é mais válido e por isso não pode ser revogado',
  certification_missing:
    'É necessária uma habilitação válida para os dois idiomas. Peça à coordenação que a adicione ao linguista.',
  certification_needed:
    'Este linguista não tem habilitação válida para os dois idiomas. Adicione-a e o Folio oferecerá o trabalho.',
  impersonation_signs: 'Certificados não podem ser assinados ao personificar um usuário',
  certified_already: 'O texto atual já tem um certificado válido',
  not_by_people: 'Só pode ser certificada uma tradução que uma pessoa traduziu ou revisou aqui',
  paragraphs_differ:
    'O texto tem outros parágrafos que o original. Restaure uma versão com os mesmos parágrafos ou solicite uma nova tradução certificada.',
  certificate_title: 'Certificado de tradução',
  certificate_statement:
    'Eu, {name}, com registro em {body} sob o número {number}, certifico que a tradução anexa está completa e correta ({languages}).',
  certificate_document: 'Documento',
  certificate_extent: 'Extensão',
  certificate_extent_value: 'Páginas de 250 palavras: {pages}. Palavras: {words}',
  certificate_issued: 'Emitido',
  certificate_country: 'Para uso em',
  certificate_translator: 'Tradutor',
  certificate_registered: 'Registro em',
  certificate_source: 'Original',
  certificate_translation: 'Tradução',
  certificate_code: 'Código QR com o endereço da página de verificação',
  certificate_verify: 'Verifique se este certificado ainda é válido e compare seu arquivo:',
  certificate_signed: 'Este arquivo é assinado eletronicamente. Um arquivo alterado não tem assinatura válida.',
} satisfies Words<typeof english>;
