import type english from '../../en/messages/certificates.ts';
import type { Words } from '../../words.ts';

export default {
  audit_certificate_issued: 'Certificat {subject} délivré',
  audit_certificate_replaced: 'Certificat {subject} remplacé',
  audit_certificate_revoked: 'Certificat {subject} révoqué',
  certificate_not_found: 'Aucun certificat ne porte ce numéro',
  certificate_state: "Ce certificat n'est plus valide et ne peut donc pas être révoqué",
  certification_missing:
    "Une habilitation valide pour les deux langues est nécessaire. Demandez à la coordination de l'ajouter au linguiste.",
  certification_needed:
    "Ce linguiste n'a pas d'habilitation valide pour les deux langues. Ajoutez-la, et Folio proposera le travail.",
  impersonation_signs: "Les certificats ne peuvent pas être signés au nom d'un autre utilisateur",
  certified_already: 'Le texte actuel a déjà un certificat valide',
  not_by_people: "Seule une traduction qu'une personne a traduite ou relue ici peut être certifiée",
  paragraphs_differ:
    "Le texte n'a pas les mêmes paragraphes que son original. Restaurez une version avec les mêmes paragraphes ou demandez une nouvelle traduction certifiée.",
  certificate_title: 'Certificat de traduction',
  certificate_statement:
    'Je soussigné(e), {name}, avec inscription auprès de {body} sous le numéro {number}, certifie que la traduction ci-jointe est complète et exacte ({languages}).',
  certificate_document: 'Document',
  certificate_extent: 'Volume',
  certificate_extent_value: 'Pages de 250 mots : {pages}. Mots : {words}',
  certificate_issued: 'Délivré',
  certificate_country: 'À utiliser en',
  certificate_translator: 'Traduit par',
  certificate_registered: 'Inscription auprès de',
  certificate_source: 'Original',
  certificate_translation: 'Traduction',
  certificate_code: "Code QR avec l'adresse de la page de vérification",
  certificate_verify: 'Vérifiez si ce certificat est toujours valide et comparez votre fichier :',
  certificate_signed: "Ce fichier est signé électroniquement. Un fichier modifié n'a pas de signature valide.",
} satisfies Words<typeof english>;
