import type english from '../../en/interface-later/country-map.ts';
import type { Words } from '../../words.ts';

export default {
  hint: 'Utilisez les flèches pour passer d’un pays à l’autre, plus et moins pour zoomer, Échap pour effacer la sélection.',
  zoomIn: 'Zoom avant',
  zoomOut: 'Zoom arrière',
  failed: 'La carte n’a pas pu être chargée',
  failedLead: 'Le tableau affiche les mêmes chiffres.',
} satisfies Words<typeof english>;
