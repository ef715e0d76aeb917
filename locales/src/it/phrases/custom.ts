import type { CustomPhrases } from '../../en/phrases/custom.ts';

const custom: CustomPhrases = {
  plan: {
    pillars: ['Le domande dei clienti', 'Consigli da mettere in pratica', 'Dietro le quinte', 'Novità e appuntamenti'],
    posts: [
      (subject) => `${subject}: un consiglio da provare oggi`,
      (subject) => `${subject}: uno sguardo dietro le quinte`,
      (subject) => `${subject}: una domanda a chi ci segue`,
      (subject) => `${subject}: un errore e come evitarlo`,
      (subject) => `${subject}: un esempio dal nostro lavoro`,
    ],
    newsletters: [
      (subject) => `${subject}: l’essenziale in breve`,
      (subject) => `${subject}: che cosa sapere adesso`,
      (subject) => `${subject}: le domande e le nostre risposte`,
    ],
    offers: [
      (business) => `${business}: l’offerta in sintesi`,
      (business) => `${business}: come funziona`,
      (business) => `${business}: a chi si rivolge`,
    ],
    angles: {
      post: [
        'Un gesto da cinque minuti, mostrato dall’inizio alla fine.',
        'Chi fa il lavoro, con quali strumenti, e che cosa di solito non si vede.',
        'Una domanda con due risposte tra cui scegliere; le risposte diventano il post successivo.',
        'L’errore, quanto costa e l’unica mossa che lo evita.',
        'Un caso: come è iniziato, che cosa è stato fatto, come è finito.',
      ],
      newsletter: [
        'Tre punti, una riga ciascuno, con un link per approfondire.',
        'Che cosa è cambiato dall’ultimo numero e che cosa significa per chi legge.',
        'Due domande arrivate davvero, con tre frasi di risposta ciascuna.',
      ],
    },
    sameIdea: (channel) => `L’idea del contenuto precedente (${channel}), raccontata nello stile di questo canale.`,
    serves: (goal) => `Serve all’obiettivo: ${goal}.`,
    offerAngle: (goal) => `Porta dritto all’obiettivo: ${goal}.`,
    dateAngle: 'Che cosa succede quel giorno e perché interessa a chi legge.',
    formats: { article: 'Articolo', post: 'Post', picture: 'Post con immagine', video: 'Video', newsletter: 'Newsletter' },
    calls: {
      article: 'Fare una domanda nei commenti',
      post: 'Rispondere nei commenti',
      newsletter: 'Rispondere a questa e-mail',
    },
    offerLinkMissing: 'link all’offerta',
    notInCalendar: (dates) => `Non in calendario, perché il giorno non è chiaro o è fuori dalle settimane: ${dates}.`,
    measures: {
      article: 'Visite agli articoli e tempo di lettura',
      post: 'Commenti, salvataggi e clic per post',
      video: 'Video visti fino alla fine e commenti per video',
      newsletter: 'Newsletter aperte, clic e disiscrizioni',
      goal: (goal) => `${goal}: situazione prima dell’inizio e alla fine del piano`,
    },
  },
};

export default custom;
