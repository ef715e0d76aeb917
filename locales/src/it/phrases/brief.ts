import type { BriefPhrases } from '../../en/phrases/brief.ts';
import { quoted } from '../../writing/quotation-marks.ts';

const brief: BriefPhrases = {
  kinds: {
    cost: /(?<!\p{L})(?:investiment[oi]|contribut[oi]|detrazion[ei]|stipendi\p{L}*|guadagn\p{L}*|reddit[oi]|cost[oi]|prezz[oi]|tariff[ae]|budget|car[oaie]|economic\p{L}*|pagare|risparmi\p{L}*)(?!\p{L})/iu,
    how: /(?<!\p{L})(?:come|passo|passi|guida|fai da te|installare|fare|costruire|pulire|riparare|scegliere|prevenire|migliorare|curare)(?!\p{L})/iu,
    choice: /(?<!\p{L})(?:miglior\p{L}*|vs|oppure|confronto|alternativ[ae]|qual[ei]|tipi|tipologie|differenz[ae])(?!\p{L})/iu,
    where: /(?<!\p{L})(?:dove|vicin\p{L}*|parcheggi\p{L}*|luogh\p{L}*|mappa)(?!\p{L})/iu,
    when: /(?<!\p{L})(?:quando|durata|quanto dura|stagione|inverno|estate|primavera|autunno|orari|scadenz[ae])(?!\p{L})/iu,
    rule: /(?<!\p{L})(?:zon[ae]|requisit[oi]|document[oi]|certificat\p{L}*|scia|codic[ei]|licenz[ae]|autorizzazion[ei]|contratt[oi]|permess[oi]|legg[ei]|regol[ae]|tass[ae]|fiscal\p{L}*|assicurazion[ei]|garanzi[ae]|diritt[oi]|obblig\p{L}*|normativ[ae]|bonus|incentiv[oi])(?!\p{L})/iu,
    measure:
      /(?<!\p{L})(?:dimension[ei]|misur[ae]|kw|watt|calcol\p{L}*|quant[oaie]|distanz[ae]|quantità|potenza|dosaggio|temperatur[ae]|peso)(?!\p{L})/iu,
    reason: /(?<!\p{L})(?:perché|vantagg\p{L}*|svantagg\p{L}*|problem[ai]|error[ei]|rischi\p{L}*|motiv[oi])(?!\p{L})/iu,
  },
  questions: {
    cost: ['Quanto costa in tutto, comprese le voci che si dimenticano?', 'Da quale fonte e da quale anno viene ogni cifra?'],
    how: [
      'Quali sono i passaggi, in che ordine, e che cosa serve per ciascuno?',
      'Dove sbaglia chi comincia, e da che cosa se ne accorge?',
    ],
    choice: ['Per chi va bene ciascuna opzione, e per chi no?', 'In base a quali tre criteri si può decidere da soli?'],
    where: ['Per quali luoghi vale la risposta, e che cosa cambia altrove?', 'A chi ci si può rivolgere sul posto?'],
    when: ['Da quando a quando, e da che cosa dipende?', 'Che cosa va fatto prima, e che cosa può aspettare?'],
    rule: ['Quale regola vale, dove è scritta e da quando?', 'Quali eccezioni ci sono, e chi decide?'],
    measure: ['Come si ricava il valore giusto per il proprio caso?', 'Quali due esempi con cifre lo mostrano?'],
    reason: ['Qual è il motivo più importante, e quale esempio lo mostra?', 'Che cosa parla contro?'],
  },
  general: [
    [
      'Che cosa si intende esattamente, e con che cosa si confonde spesso?',
      'Quale esempio conosce chi legge dalla vita di ogni giorno?',
    ],
    ['Che cosa chiedono più spesso i clienti su questo punto?', 'Che cosa rispondete, e come lo sapete?'],
    ['Quale cifra esiste in proposito, da quale fonte e di quale anno?', 'Che cosa significa per chi legge?'],
    ['Per chi è più importante, e chi può saltarlo?', 'Che cosa convincerebbe uno scettico?'],
    ['Che cosa lasciano senza risposta gli altri testi?', 'Quale esperienza può aggiungere solo chi scrive?'],
    ['Che cosa è cambiato negli ultimi due anni?', 'Da che cosa si riconosce un consiglio superato?'],
    ['Quale immagine, tabella o lista di controllo lo spiega meglio di un testo?', 'Che cosa deve contenere?'],
    ['A che cosa si deve fare attenzione?', 'Che cosa succede altrimenti?'],
    ['Quale alternativa c’è, e quando conviene?', 'Quanto costa in tempo e denaro?'],
  ],
  opening: (topic) => [
    `${quoted(topic, 'it')}: qual è la risposta breve, in due frasi?`,
    'Quale cifra, esempio o citazione la dimostra?',
  ],
  pitfalls: [
    'Che cosa va storto più spesso, e come ci si accorge in tempo?',
    'Quando conviene rivolgersi a chi lo fa di mestiere?',
  ],
  nextSteps: ['Che cosa si può fare oggi, questa settimana e più avanti?', 'Quale offerta o pagina vostra aiuta a farlo?'],
  headings: ['Che cosa sapere prima di tutto', 'A che cosa fare attenzione', 'I prossimi passi'],
  alsoSaid: 'Dalle fonti, inoltre',
};

export default brief;
