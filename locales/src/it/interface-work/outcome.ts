import type english from '../../en/interface-work/outcome.ts';
import type { Words } from '../../words.ts';

export default {
  byModel: 'Creato dal tuo modello collegato',
  upTo_one: 'fino a {{credits}} credito',
  upTo_other: 'fino a {{credits}} crediti',
  reserved: 'Riservati ora: {{credits}}. Addebitati al termine: {{price}}. {{left}} rimasti.',
  connect: 'Collega un modello',
  ask: 'Chiedi al tuo amministratore di collegare un modello.',
  noEffect: 'Nessun effetto senza modello',
  unavailable: '{{option}} (serve un modello di immagini)',
  addSource: 'Aggiungi un file o una pagina nella lingua dell’articolo. Senza fonti ottieni una scaletta.',
  makes: {
    text: 'Bozza dai tuoi dati',
    outline: 'Scaletta',
    extract_one: 'Articolo da {{sources}} fonte',
    extract_other: 'Articolo da {{sources}} fonti',
    extractFields: 'Articolo dalle tue fonti',
    designed_card: 'Scheda grafica',
    animation: 'Animazione con le tue parole',
    speech: 'Voce integrata',
    cut_out: 'Scontorno su sfondo uniforme',
  },
  waits: {
    text: 'In attesa di un modello di testo',
    embedding: 'In attesa di un modello di embedding',
    image: 'In attesa di un modello di immagini',
    speech: 'In attesa di un modello vocale',
    transcription: 'In attesa di un modello di trascrizione',
    translation: 'In attesa di un modello di traduzione',
    video: 'In attesa di un modello video',
  },
  explains: {
    text: 'Senza un modello, il compositore integrato mette i tuoi dati in frasi fisse e non aggiunge fatti propri.',
    outline: 'Senza modello e senza fonti ottieni titoli con domande, non un testo finito.',
    extract: 'Senza un modello, l’articolo cita le tue fonti parola per parola, con rimandi numerati.',
    designed_card:
      'Senza un modello di immagini, le tue parole stanno su uno sfondo disegnato. Non viene creata nessuna foto o pittura.',
    animation: 'Senza un modello video, le tue parole appaiono in un’animazione disegnata.',
    speech: 'Senza un modello vocale, il testo è letto dalla voce integrata, che suona sintetica.',
    cut_out: 'Senza un modello di immagini si scontornano solo immagini con sfondo uniforme. Le altre restano in attesa.',
    on_hold: 'Finché non si collega un modello non viene creato nulla e non si usano crediti.',
  },
} satisfies Words<typeof english>;
