import type english from '../../en/interface-later/country-map.ts';
import type { Words } from '../../words.ts';

export default {
  hint: 'Mit den Pfeiltasten wechseln Sie zwischen Ländern, mit Plus und Minus zoomen Sie, Escape hebt die Auswahl auf.',
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  failed: 'Die Karte konnte nicht geladen werden',
  failedLead: 'Die Tabelle zeigt dieselben Zahlen.',
} satisfies Words<typeof english>;
