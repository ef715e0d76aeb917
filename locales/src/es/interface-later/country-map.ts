import type english from '../../en/interface-later/country-map.ts';
import type { Words } from '../../words.ts';

export default {
  hint: 'Usa las teclas de flecha para moverte entre países, más y menos para el zoom y Escape para quitar la selección.',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  failed: 'No se pudo cargar el mapa',
  failedLead: 'La tabla muestra las mismas cifras.',
} satisfies Words<typeof english>;
