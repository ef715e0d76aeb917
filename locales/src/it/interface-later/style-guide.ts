import type english from '../../en/interface-later/style-guide.ts';
import type { Words } from '../../words.ts';

export default {
  title: 'Guida di stile',
  areas: { components: 'Componenti', forms: 'Moduli', 'table-list': 'Tabelle', pages: 'Pagine' },
  components: {
    buttons: { name: 'Pulsanti', lead: 'Pulsanti, badge, riquadri e schede in ogni stato, disegnati dal codice in uso.' },
    'grid-system': { name: 'Griglia', lead: 'Dodici colonne, la cornice di una pagina e la sua intestazione.' },
    panels: { name: 'Pannelli', lead: 'Pannelli, righe, dati, cifre e fogli.' },
    'sweet-alert': { name: 'Sweet alert', lead: 'Domande prima di perdere qualcosa, finestre di dialogo e pannelli laterali.' },
    notifications: { name: 'Notifiche', lead: 'Notifiche a comparsa, avanzamento e punteggi.' },
    icons: { name: 'Icone', lead: 'Ogni icona di uno strumento con il suo nome.' },
    typography: { name: 'Tipografia', lead: 'Caratteri, spazi e colori, con il contrasto misurato in questo browser.' },
  },
  forms: {
    regular: { name: 'Standard', lead: 'Ogni tipo di campo che uno strumento può chiedere.' },
    extended: { name: 'Avanzati', lead: 'File, tag, fonti e periodi.' },
    validation: { name: 'Validazione', lead: 'Tutti gli errori insieme, sotto i loro campi, e ogni messaggio del prodotto.' },
    wizard: { name: 'Procedura guidata', lead: 'Un ordine a passaggi: barre con nomi, titoli proposti, il prezzo in fondo.' },
  },
  tableList: {
    regular: { name: 'Standard', lead: 'Tabelle e righe.' },
    extended: { name: 'Avanzate', lead: 'Gruppi, una selezione e le azioni possibili.' },
    paginated: { name: 'Paginate', lead: 'La lista con la paginazione; vuota, in caricamento e con errore.' },
  },
  pages: {
    user: { name: 'Utente', lead: 'Il tuo profilo.' },
    pricing: { name: 'Prezzi', lead: 'Quanto costa ogni strumento.' },
    timeline: { name: 'Cronologia', lead: 'Che cosa hai fatto, dal più recente.' },
    empty: { name: 'Vuoto ed errore', lead: 'Pagine intere quando non c’è nulla da mostrare o qualcosa non è riuscito.' },
    rtl: { name: 'Da destra a sinistra', lead: 'La cornice e le sue pagine a specchio.' },
  },
  head: {
    scheme: 'Schema di colori',
    light: 'Chiaro',
    dark: 'Scuro',
    both: 'Entrambi',
    device: 'Schermo',
    desk: 'Desktop',
    phone: 'Telefono',
    direction: 'Direzione',
    ltr: 'LTR',
    rtl: 'RTL',
    brand: 'Marchio: {{name}}',
    brandLabel: 'Colori del marchio',
    ownBrand: 'La tua azienda',
    ownColors: 'Colori propri',
  },
  acts: {
    none: 'Ancora nulla. Le modifiche che fai in azienda compaiono qui.',
    failed: 'Impossibile caricare le tue attività',
  },
} satisfies Words<typeof english>;
