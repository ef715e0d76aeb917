import type english from '../../en/interface-later/branding.ts';
import type { Words } from '../../words.ts';

export default {
  identity: 'Nome e loghi',
  name: 'Nome del prodotto',
  nameHint: 'Compare nella barra laterale, nei titoli e nelle email. Se vuoto, compare {{usual}}.',
  company_logo: {
    label: 'Logo',
    hint: 'Prende il posto del simbolo nella barra laterale e nella pagina di accesso.',
  },
  company_jumbo_logo: {
    label: 'Logo grande',
    hint: 'Apre una fascia nel tuo colore sopra la dashboard.',
  },
  drop: 'Trascina qui un’immagine o sceglila',
  kinds: 'PNG, JPEG o WebP, fino a 1 MB',
  refused: '{{name}} non è un PNG, JPEG o WebP di al massimo 1 MB',
  colors: 'Colori',
  theme: 'Usa i nostri colori',
  themeHint: 'Se disattivato, tutti vedono i colori del prodotto; i tuoi restano salvati.',
  custom_color_primary: 'Primario: pulsanti e link',
  custom_color_background: 'Sfondo: barra laterale e superiore',
  custom_color_secondary: 'Secondario: indicatori e simbolo',
  notColor: 'Indica un colore come #0f7a5c',
  guard: 'Contrasto',
  primaryDarkened:
    'Il testo bianco su {{color}} avrebbe un contrasto di appena {{asked}}:1. I pulsanti usano {{used}}, con {{ratio}}:1.',
  primaryKept: 'Testo bianco sui pulsanti in {{color}}: {{ratio}}:1.',
  chromeMoved: 'Le parole su {{color}} avrebbero un contrasto di appena {{asked}}:1. Le barre usano {{used}}, con {{ratio}}:1.',
  chromeKept: 'Parole più tenui della barra laterale su {{color}}: {{ratio}}:1.',
  areas: 'Che cosa vedono le persone',
  hide_generic_task_assignment: 'Nascondi l’assegnazione dei compiti',
  hide_audience: 'Nascondi le campagne di pubblico',
  hide_translations: 'Nascondi il gestore delle traduzioni',
  reports_by_person: 'Mostra le persone per nome nei report',
  preview: 'Anteprima',
  light: 'Chiaro',
  dark: 'Scuro',
  undo: 'Annulla le modifiche',
  unsaved: 'Salvando, tutti nell’account lo vedono subito.',
  saturation: 'Saturazione e luminosità',
  hue: 'Tonalità',
} satisfies Words<typeof english>;
