import type english from '../../en/interface-writing/document-checks.ts';
import type { Words } from '../../words.ts';

export default {
  title: 'Absent de vos sources',
  lead: 'Ni vos données ni vos sources ne contiennent ces éléments. Vérifiez-les un par un avant d’utiliser le texte.',
  none: 'Aucun chiffre, nom, date, certificat ou lien sans source.',
  failed: 'Impossible de charger les vérifications',
  show: 'Afficher dans le texte',
  confirm: 'Confirmer',
  confirmLabel: 'Confirmer {{claim}}',
  ordered: 'Conforme à la commande',
  kinds: {
    figure: 'Chiffre',
    date: 'Date',
    name: 'Nom',
    certificate: 'Certificat ou prix',
    link: 'Lien',
  },
  checks: {
    length: {
      met: '{{came}} mots, {{asked}} commandés',
      unmet: '{{came}} mots, {{asked}} commandés',
    },
    amount: {
      met: '{{came}} éléments sur {{asked}}',
      unmet: '{{came}} éléments sur {{asked}}',
    },
    language: {
      met: 'Langue : {{asked}}',
      unmet: 'Ressemble à : {{came}}, commandé en : {{asked}}',
    },
    placeholders: {
      met: 'Aucun espace réservé restant',
      unmet: 'Espaces réservés à compléter',
    },
    headings: {
      met: 'Titres confirmés présents et dans l’ordre',
      unmet: 'Titres confirmés manquants ou dans le désordre',
    },
    voice: {
      met: 'Respecte les règles de vocabulaire de la voix de marque',
      unmet: 'Enfreint les règles de vocabulaire de la voix de marque',
    },
    competitors: {
      met: 'Aucun concurrent cité',
      unmet: 'Concurrents cités',
    },
  },
  opinion: {
    title: 'Second avis',
    lead: 'Un modèle lit le texte selon les critères de son genre et relève ce qui est faux ou douteux. Il ne modifie rien.',
    of: 'Version {{version}}, lue par {{model}}, {{at}}',
    none: 'Aucune remarque.',
    ask: 'Demander un second avis',
    askAnother: 'Demander un autre avis',
    price: '{{credits}}, lu par {{model}}',
    reading: 'Lecture du texte…',
    topics: {
      facts: 'Faits',
      limits: 'Limites',
      voice: 'Voix',
      purpose: 'Objectif',
      language: 'Langue',
    },
  },
} satisfies Words<typeof english>;
