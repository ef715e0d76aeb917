import type { BriefPhrases } from '../../en/phrases/brief.ts';
import { quoted } from '../../writing/quotation-marks.ts';

const brief: BriefPhrases = {
  kinds: {
    cost: /(?<!\p{L})(?:costa(?:no)?|noleggi\p{L}*|affitt\p{L}*|commission[ei]|caparra|investiment[oi]|stipendi\p{L}*|guadagn\p{L}*|reddit[oi]|cost[oi]|prezz[oi]|tariff[ae]|budget|car[oaie]|economic\p{L}*|pagare|risparmi\p{L}*)(?!\p{L})/iu,
    how: /(?<!\p{L})(?:come|passo|passi|guida|fai da te|installare|fare|costruire|pulire|riparare|scegliere|prevenire|migliorare|curare)(?!\p{L})/iu,
    choice:
      /(?<!\p{L})(?:convien[ei]|vale la pena|miglior\p{L}*|vs|oppure|confronto|alternativ[ae]|qual[ei]|tipi|tipologie|differenz[ae])(?!\p{L})/iu,
    where: /(?<!\p{L})(?:dove|vicin\p{L}*|parcheggi\p{L}*|luogh\p{L}*|mappa)(?!\p{L})/iu,
    when: /(?<!\p{L})(?:quanto tempo|quanti giorni|tempi|quando|durata|quanto dura|stagione|inverno|estate|primavera|autunno|orari|scadenz[ae])(?!\p{L})/iu,
    rule: /(?<!\p{L})(?:contribut[oi]|detrazion[ei]|sanzion[ei]|mult[ae]|denunci[ae]|dichiarazion[ei]|comunicazion[ei]|prov[ae]|perizi[ae]|rumor[ei]|zon[ae]|requisit[oi]|document[oi]|certificat\p{L}*|scia|codic[ei]|licenz[ae]|autorizzazion[ei]|contratt[oi]|permess[oi]|legg[ei]|regol[ae]|tass[ae]|fiscal\p{L}*|assicurazion[ei]|garanzi[ae]|diritt[oi]|obblig\p{L}*|normativ[ae]|bonus|incentiv[oi])(?!\p{L})/iu,
    measure:
      /(?<!\p{L})(?:dimension[ei]|misur[ae]|kw|watt|calcol\p{L}*|quant[oaie]|distanz[ae]|quantità|potenza|dosaggio|temperatur[ae]|peso)(?!\p{L})/iu,
    reason: /(?<!\p{L})(?:perché|vantagg\p{L}*|svantagg\p{L}*|problem[ai]|error[ei]|rischi\p{L}*|motiv[oi])(?!\p{L})/iu,
  },
  questions: {
    cost: ['Quanto costa in tutto, comprese le voci che si dimenticano?', 'Da quale fonte e da quale anno viene ogni cifra?'],
    how: [
      'Quali sono i passaggi, in che ordine, e che cosa serve per ciascuno?',
      'Quale passaggio si salta più spesso, e che cosa ne consegue?',
    ],
    choice: ['Per chi va bene ciascuna opzione, e per chi no?', 'In base a quali tre criteri si può decidere da soli?'],
    where: ['Per quali luoghi vale la risposta, e che cosa cambia altrove?', 'A chi ci si può rivolgere sul posto?'],
    when: ['Da quando a quando, e da che cosa dipende?', 'Che cosa va fatto prima, e che cosa può aspettare?'],
    rule: ['Quale regola vale, dove è scritta e da quando?', 'Quali eccezioni ci sono, e chi decide?'],
    measure: ['Come si ricava il valore giusto per il proprio caso?', 'Quali due esempi con cifre lo mostrano?'],
    reason: ['Qual è il motivo più importante, e quale esempio lo mostra?', 'Che cosa parla contro?'],
  },
  general: [
    ['Che cosa chiede chi legge, con parole sue?', 'Qual è la risposta, e chi lo dice?'],
    ['Che cosa lasciano senza risposta gli altri testi?', 'Quale esperienza può aggiungere solo chi scrive?'],
    ['Che cosa si deve fare per prima cosa, e che cosa può aspettare?', 'Che cosa serve per farlo?'],
    ['A che cosa si deve fare attenzione?', 'Che cosa succede altrimenti?'],
    ['Quale esempio lo mostra?', 'Che cosa se ne può imparare?'],
    ['Quale immagine, tabella o elenco lo spiega meglio di un testo?', 'Che cosa deve contenere?'],
    ['A chi si può chiedere?', 'Che cosa conviene avere sottomano?'],
    ['Da che cosa si riconosce la qualità?', 'Da che cosa una cattiva offerta?'],
    ['Che cosa è cambiato negli ultimi due anni?', 'Quale consiglio in proposito è superato?'],
  ],
  opening: (topic) => [
    `${quoted(topic, 'it')}: qual è la risposta breve, in due frasi?`,
    'Quale cifra, esempio o citazione la dimostra?',
  ],
  headings: [
    {
      heading: 'Che cosa sapere prima di tutto',
      questions: ['Di che cosa si tratta, in due frasi?', 'Quale esempio conosce chi legge dalla vita di ogni giorno?'],
    },
    {
      heading: 'A che cosa fare attenzione',
      questions: [
        'Che cosa va storto più spesso, e come ci si accorge in tempo?',
        'Quando conviene rivolgersi a chi lo fa di mestiere?',
      ],
    },
    {
      heading: 'Le domande più frequenti',
      questions: ['Quali tre domande tornano in ogni colloquio?', 'Qual è la risposta a ciascuna, in una frase?'],
    },
    {
      heading: 'Un esempio dalla pratica',
      questions: ['Chi aveva il problema, e che cosa ha fatto?', 'Quanto è costato, e com’è finita?'],
    },
    { heading: 'Una lista di controllo', questions: ['Quali cinque punti si possono spuntare?', 'In che ordine?'] },
    {
      heading: 'I prossimi passi',
      questions: ['Che cosa si può fare oggi, questa settimana e più avanti?', 'Quale offerta o pagina vostra aiuta a farlo?'],
    },
  ],
  alsoSaid: 'Dalle fonti, inoltre',
};

export default brief;
