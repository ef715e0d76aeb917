import type english from '../../en/interface-later/example-results.ts';
import type { Words } from '../../words.ts';

export default {
  ofCatalogue:
    'Preparato e rivisto per il catalogo come esempio di ciò che si chiede a un modello collegato. Non lo ha scritto né il motore integrato né un modello collegato qui. Lingua: {{language}}.',
  withoutModel: 'Creato dal motore integrato con gli stessi dati, senza modello.',
  ofFiles: 'Creato dal motore integrato a partire da questo esempio, senza modello, e conservato con esso.',
  ofPages: 'Creato dal motore integrato, che ha letto pagine di negozi inventati conservate con questo esempio.',
  ofFigures: 'Creato dal motore integrato con cifre inventate per questo esempio: non sono visualizzazioni reali.',
  ofTranscript:
    'Creato dal motore integrato a partire da una trascrizione conservata con questo esempio. La trascrizione del tuo file la scrive un modello collegato.',
  ofImageModel:
    'Preparato per il catalogo come esempio di ciò che si chiede a un modello di immagini collegato. Non l’ha creato né il motore integrato né un modello collegato qui.',
  ofConversation:
    'Scritta per il catalogo come esempio di ciò che si chiede a un modello collegato. Nessun modello collegato qui l’ha scritta.',
  ofPeople:
    'Così si presenta un lavoro consegnato. È stato preparato per il catalogo; nomi, uffici e date sono inventati. Lingua: {{language}}.',
  quoted: 'Che cosa risponde il motore integrato alla prima domanda, senza modello.',
  person: 'Domanda',
  assistant: 'Risposta',
  passages: 'Passaggi',
  transcript: 'Trascrizione',
  pixels: '{{width}} × {{height}} px',
  seconds: '{{seconds}} s',
} satisfies Words<typeof english>;
