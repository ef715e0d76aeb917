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
  cards: {
    openings: [
      (subject, category, shop) => `${subject} da ${shop}: una categoria a sé, accanto a ${quoted(category, 'it')}.`,
      (subject, _, shop) => `In cerca di ${small(subject)}? ${shop} raccoglie tutto in un unico posto.`,
      (subject, category) => `Un solo clic separa ${quoted(category, 'it')} da ${quoted(subject, 'it')}.`,
      (subject, category, shop) => `Oltre a ${small(category)}, ${shop} propone anche ${small(subject)}.`,
      (subject, _, shop) => `Tutto ciò che ${shop} propone alla voce ${quoted(subject, 'it')} è a portata di clic.`,
      (subject, category) => `${subject} e ${small(category)}, una categoria accanto all’altra: basta aprirle e confrontare.`,
    ],
    openingsAlone: [
      (subject, category) => `${subject}: una categoria a sé, accanto a ${quoted(category, 'it')}.`,
      (subject) => `In cerca di ${small(subject)}? È tutto raccolto in un unico posto.`,
      (subject, category) => `Un solo clic separa ${quoted(category, 'it')} da ${quoted(subject, 'it')}.`,
    ],
    factsMissing: (subject) => `due o tre informazioni su ${small(subject)}, per esempio scelta, materiali e prezzi.`,
    subjectMissing: 'una parola chiave con link o un titolo per questa scheda.',
    button: (subject) => `Vedi ${small(subject)}`,
    answerMissing: (question) => `una risposta a «${question}» in due o tre frasi.`,
    plainButton: 'Vai alla categoria',
    footerMissing: (category) => `testo a piè di pagina su ${small(category)}: consigli per la scelta, cura, consegna.`,
  },
  store: {
    inCity: (city) => (/^a/iu.test(city) ? ` ad ${city}` : ` a ${city}`),
    introductions: [
      (store, service, inCity) => `${store} propone ${small(service)}${inCity}.`,
      (store, service, inCity) => `${service}${inCity}: ecco che cosa offre ${store}.`,
      (store, service, inCity) => `Per ${small(service)}${inCity} l’indirizzo giusto è ${store}.`,
    ],
    headings: { hours: 'Orari di apertura', way: 'Come arrivare', team: 'Le persone', offer: 'Che cosa si trova qui' },
    words: {
      hours: /(?<!\p{L})(?:apert[oaie]|apre|apertura|chius[oaie]|orari[oi]?|su appuntamento)(?!\p{L})/iu,
      way: /(?<!\p{L})(?:parchegg\p{L}*|autobus|tram|metro|stazione|fermata|a piedi|di fronte|vicino)(?!\p{L})/iu,
      team: /(?<!\p{L})(?:team|squadra|consiglia\p{L}*|consulenza|guidat[oa] da|gestit[oa] da|maestr[oaie]|artigian[oaie]|anni di esperienza)(?!\p{L})/iu,
      offer:
        /(?<!\p{L})(?:offr\p{L}*|propon\p{L}*|servizi[o]?|riparazion[ei]|noleggio|laboratorio|visit[ae]|assortimento|prov[ae]|consegna|ritiro|degustazion[ei])(?!\p{L})/iu,
    },
    address: (address) => `Indirizzo: ${address}`,
    phone: (phone) => `Telefono: ${phone}`,
    questions: {
      address: (store) => `Dove si trova ${store}?`,
      hours: (store) => `Che orari ha ${store}?`,
      way: (store) => `Come si raggiunge ${store}?`,
      team: () => 'Chi dà consigli sul posto?',
      offer: (store) => `Che cosa offre ${store}?`,
      phone: (store) => `Come si contatta ${store} per telefono?`,
    },
    missing: {
      address: 'indirizzo',
      hours: 'orari di apertura',
      phone: 'numero di telefono',
      offer: 'che cosa offre solo questo punto vendita',
    },
    columns: {
      name: ['nome', 'negozio', 'punto vendita', 'filiale', 'sede'],
      address: ['indirizzo', 'via'],
      city: ['città', 'citta', 'comune', 'zona', 'città o zona'],
      hours: ['orari', 'orario', 'orari di apertura', 'apertura'],
      services: ['servizi', 'servizio', 'offerta', 'assortimento'],
      phone: ['telefono', 'tel', 'tel.'],
      notes: ['note', 'nota', 'osservazioni', 'descrizione'],
    },
  },
  managed: {
    lead: (keyword, brand, parts) => `${keyword}${brand === '' ? '' : ` da ${brand}`}. In questa pagina: ${parts}.`,
    sectionMissing: (heading) => `informazioni per ${quoted(heading, 'it')}`,
    processWords: /(?<!\p{L})(?:come (?:funziona|si)|passi|passaggi|procedura)(?!\p{L})/iu,
    stepWords: /(?<!\p{L})(?:prenot\p{L}*|ordin\p{L}*|ritir\p{L}*|restitu\p{L}*|online|app)(?!\p{L})/iu,
    task: (task) => `come dice l’incarico: ${quoted(task, 'it')}`,
    added: (heading) => `Nuova sezione: ${heading}`,
    kept: (heading) => `Già presente nella pagina, non riscritta: ${heading}`,
    factsFor: (heading) => `Quali informazioni vanno sotto ${quoted(heading, 'it')}?`,
    addressesFor: (keywords) => `A quali indirizzi devono portare questi link: ${keywords}?`,
    tooShort: 'Il materiale non basta per la lunghezza richiesta. Quali altre informazioni ci sono?',
    leftOut: 'Alcune frasi dei contenuti aggiuntivi sono state tralasciate perché avrebbero superato la lunghezza richiesta.',
  },
};

export default page;
