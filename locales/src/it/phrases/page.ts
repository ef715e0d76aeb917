import type { PagePhrases } from '../../en/phrases/page.ts';
import { insideSentence } from '../../writing/inside-sentence.ts';
import { quoted } from '../../writing/quotation-marks.ts';

const small = (text: string) => insideSentence(text, 'it');

const page: PagePhrases = {
  brief: {
    intents: {
      transactional: 'Chi cerca è pronto ad acquistare o prenotare: la pagina mostra subito offerta, prezzo e passo successivo.',
      commercial: 'Chi cerca confronta prima di decidere: la pagina offre criteri, differenze e un consiglio onesto.',
      navigational: 'Chi cerca vuole una pagina o un contatto preciso: la risposta sta in cima.',
      informational: 'Chi cerca vuole prima capire: la pagina spiega e poi porta all’offerta.',
    },
    intentNote: (country) => `Desunto dalle parole della keyword; da verificare sui primi risultati (${country}).`,
    reader: (audience, keyword) => `${audience}. Arrivano con la ricerca ${quoted(keyword, 'it')}.`,
    readerMissing: 'chi legge la pagina e che cosa sa già.',
    goal: (goal) => `La pagina ha un solo obiettivo: ${small(goal)}.`,
    shared: (terms) => `Le pagine indicate hanno in comune: ${terms}.`,
    gap: (keywords) => `Nessuna parla di ${keywords}: è lo spazio da occupare.`,
    angleMissing: 'che cosa può dire solo questa pagina: esperienze, dati o immagini proprie.',
    keywordHeadings: [
      (keyword) => `${keyword}: quando conviene`,
      (keyword) => `${keyword}: a che cosa fare attenzione`,
      (keyword) => `${keyword}: come funziona`,
    ],
    keywordNotes: [
      'Dire per chi conviene e per chi no.',
      'Indicare criteri che il lettore può verificare da solo.',
      'Spiegare i passaggi in ordine, con ciò che serve per ciascuno.',
    ],
    generalNotes: {
      needs: 'Elencare che cosa serve prima di cominciare.',
      costs: 'Indicare costi di acquisto, di gestione e nascosti, ciascuno con la fonte.',
      mistakes: 'Indicare per ogni errore il rimedio.',
      answers: 'Rispondere alle domande elencate più sotto, ciascuna in due o tre frasi.',
    },
    next: 'Il passo successivo',
    openingNote: 'Rispondere alla ricerca nelle prime due frasi; i dettagli vengono dopo.',
    goalNote: 'Un solo invito all’azione, senza altri accanto.',
    questions: [
      (keyword) => `${keyword}: quanto costa?`,
      (keyword) => `${keyword}: per chi è la scelta giusta?`,
      (keyword) => `${keyword}: quali sono le alternative?`,
      (keyword) => `${keyword}: quali errori sono frequenti?`,
    ],
    linksMissing: 'pagine del proprio sito a cui rimandare, con l’indirizzo.',
    marks: { do: 'Da fare: ', leave: 'Da evitare: ' },
    keywordPositions: (keyword) => `${quoted(keyword, 'it')} compare nel titolo, nel primo paragrafo e nel meta title.`,
    answersFirst: 'ogni parte risponde alla sua domanda nelle prime due frasi.',
    endsWithGoal: (goal) => `il testo si chiude con l’obiettivo: ${small(goal)}.`,
    wordBudget: 'nessuna parte supera di oltre un decimo le parole previste.',
    proof: 'ogni dato riporta la sua fonte.',
    noFigures: 'citare prezzi, date o studi che nessuna fonte contiene.',
    noRepeats: 'ripetere la parola chiave principale in ogni titolo.',
    neverUse: (words) => `usare parole escluse dalla voce del marchio: ${words}.`,
    mustUse: (words) => `queste parole della voce del marchio sono nel testo: ${words}.`,
  },
};

export default page;
