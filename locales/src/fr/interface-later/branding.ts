import type english from '../../en/interface-later/branding.ts';
import type { Words } from '../../words.ts';

export default {
  identity: 'Nom et logos',
  name: 'Nom du produit',
  nameHint: 'Affiché dans la barre latérale, les titres et les e-mails. Si le champ est vide, {{usual}} s’affiche.',
  company_logo: {
    label: 'Logo',
    hint: 'Remplace le symbole dans la barre latérale et sur la page de connexion.',
  },
  company_jumbo_logo: {
    label: 'Grand logo',
    hint: 'Ouvre un bandeau à votre couleur au-dessus du tableau de bord.',
  },
  drop: 'Déposez une image ici ou choisissez-la',
  kinds: 'PNG, JPEG ou WebP, 1 Mo au plus',
  refused: '{{name}} n’est pas un PNG, JPEG ou WebP d’au plus 1 Mo',
  colors: 'Couleurs',
  theme: 'Utiliser nos propres couleurs',
  themeHint: 'Désactivé, tout le monde voit les couleurs du produit ; les vôtres sont conservées.',
  custom_color_primary: 'Primaire : boutons et liens',
  custom_color_background: 'Fond : barre latérale et barre du haut',
  custom_color_secondary: 'Secondaire : repères et symbole',
  notColor: 'Indiquez une couleur comme #0f7a5c',
  guard: 'Contraste',
  primaryDarkened:
    'Un texte blanc sur {{color}} n’aurait qu’un contraste de {{asked}}:1. Les boutons utilisent {{used}}, à {{ratio}}:1.',
  primaryKept: 'Texte blanc sur les boutons en {{color}} : {{ratio}}:1.',
  chromeMoved: 'Les mots sur {{color}} n’auraient qu’un contraste de {{asked}}:1. Les barres utilisent {{used}}, à {{ratio}}:1.',
  chromeKept: 'Mots les plus discrets de la barre latérale sur {{color}} : {{ratio}}:1.',
  texts: 'Textes',
  country: 'Pays de vos lecteurs',
  countryHint:
    'Décide par exemple entre le français de France et celui du Canada, quand ni la voix de marque ni le site web ne le précisent.',
  noCountry: 'Aucun pays',
  areas: 'Ce que voient les personnes',
  hide_generic_task_assignment: 'Masquer l’attribution des tâches',
  hide_audience: 'Masquer les campagnes d’audience',
  hide_translations: 'Masquer le gestionnaire de traductions',
  reports_by_person: 'Afficher le nom des personnes dans les rapports',
  preview: 'Aperçu',
  light: 'Clair',
  dark: 'Sombre',
  undo: 'Annuler les modifications',
  unsaved: 'Une fois enregistré, tout le compte le voit aussitôt.',
  saturation: 'Saturation et luminosité',
  hue: 'Teinte',
} satisfies Words<typeof english>;
