import type english from '../../en/interface-work/panel.ts';
import type { Words } from '../../words.ts';

export default {
  failed: 'Impossible de charger ces données',
  sections: {
    models: 'Modèles',
    prices: 'Prix des modèles',
    usage: 'Utilisation',
    credits: 'Crédits',
    seats: 'Places',
    notifications: 'Notifications',
    people: 'Personnes',
    platform: 'Plateforme',
    branding: 'Identité visuelle',
    audit: 'Journal',
    tools: 'Outils sur mesure',
  },
  people: { none: 'Aucun résultat' },
} satisfies Words<typeof english>;
