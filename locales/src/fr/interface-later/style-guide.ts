import type english from '../../en/interface-later/style-guide.ts';
import type { Words } from '../../words.ts';

export default {
  title: 'Guide de style',
  areas: { components: 'Composants', forms: 'Formulaires', 'table-list': 'Tableaux', pages: 'Pages' },
  components: {
    buttons: {
      name: 'Boutons',
      lead: 'Boutons, badges, vignettes et onglets dans tous leurs états, dessinés par le code livré.',
    },
    'grid-system': { name: 'Grille', lead: 'Douze colonnes, le cadre d’une page et son en-tête.' },
    panels: { name: 'Panneaux', lead: 'Panneaux, lignes, données, chiffres et feuilles.' },
    'sweet-alert': { name: 'Sweet alert', lead: 'Questions avant toute perte, boîtes de dialogue et panneaux latéraux.' },
    notifications: { name: 'Notifications', lead: 'Messages éphémères, progression et scores.' },
    icons: { name: 'Icônes', lead: 'Chaque icône d’outil avec son nom.' },
    typography: { name: 'Typographie', lead: 'Caractères, espaces et couleurs, avec leur contraste mesuré dans ce navigateur.' },
  },
  forms: {
    regular: { name: 'Standard', lead: 'Chaque type de champ qu’un outil peut demander.' },
    extended: { name: 'Avancés', lead: 'Fichiers, tags, sources et périodes.' },
    validation: { name: 'Validation', lead: 'Toutes les erreurs à la fois, sous leurs champs, et chaque message du produit.' },
    wizard: { name: 'Assistant', lead: 'Une commande par étapes : barres nommées, titres proposés, le prix en bas.' },
  },
  tableList: {
    regular: { name: 'Standard', lead: 'Tableaux et lignes.' },
    extended: { name: 'Avancés', lead: 'Groupes, une sélection et ce qu’on peut en faire.' },
    paginated: { name: 'Paginés', lead: 'La liste avec sa pagination ; vide, en chargement et en échec.' },
  },
  pages: {
    user: { name: 'Utilisateur', lead: 'Votre profil.' },
    pricing: { name: 'Tarifs', lead: 'Ce que coûte chaque outil.' },
    timeline: { name: 'Historique', lead: 'Ce que vous avez fait, le plus récent d’abord.' },
    empty: { name: 'Vide et erreur', lead: 'Des pages entières quand il n’y a rien à montrer ou qu’une erreur s’est produite.' },
    rtl: { name: 'De droite à gauche', lead: 'Le cadre et ses pages en miroir.' },
  },
  head: {
    scheme: 'Thème',
    light: 'Clair',
    dark: 'Sombre',
    both: 'Les deux',
    device: 'Écran',
    desk: 'Ordinateur',
    phone: 'Téléphone',
    direction: 'Sens de lecture',
    ltr: 'LTR',
    rtl: 'RTL',
    brand: 'Marque : {{name}}',
    brandLabel: 'Couleurs de la marque',
    ownBrand: 'Votre entreprise',
    ownColors: 'Couleurs personnalisées',
  },
  acts: {
    none: 'Rien pour l’instant. Ce que vous modifiez dans l’entreprise apparaît ici.',
    failed: 'Votre activité n’a pas pu être chargée',
  },
} satisfies Words<typeof english>;
