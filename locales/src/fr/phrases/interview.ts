import type { InterviewPhrases } from '../../en/phrases/interview.ts';

const interview: InterviewPhrases = {
  title: (job) => `Guide d’entretien\u00a0: ${job}`,
  opening: (job) => `Qu’est-ce qui, dans votre parcours, vous prépare le mieux à ce poste (${job})\u00a0?`,
  questions: {
    screening: [
      'où l’avez-vous mis en pratique jusqu’ici, et pendant combien de temps\u00a0?',
      'qu’aimeriez-vous apprendre chez nous les premiers mois\u00a0?',
      'de quoi avez-vous besoin de notre part pour bien le faire\u00a0?',
    ],
    technical: [
      'décrivez-moi étape par étape votre façon habituelle de procéder.',
      'décrivez un cas difficile. Quelles options avez-vous pesées, et pourquoi ce choix\u00a0?',
      'à quoi remarquez-vous tôt que quelque chose ne va pas, et que faites-vous alors\u00a0?',
    ],
    behavioural: [
      'racontez-moi une situation où cela a compté. Quelle était votre mission, qu’avez-vous fait, et avec quel résultat\u00a0?',
      'racontez-moi une fois où cela ne s’est pas passé comme prévu. Qu’avez-vous fait, et comment cela s’est-il terminé\u00a0?',
      'quand avez-vous dû choisir entre cela et autre chose d’aussi important\u00a0? Comment avez-vous décidé\u00a0?',
    ],
    final: [
      'que regarderiez-vous en premier pendant vos premières semaines chez nous\u00a0?',
      'que cesseriez-vous de faire, que garderiez-vous, que changeriez-vous pour progresser\u00a0?',
      'à quoi verrions-nous, au bout d’un an, que c’est une réussite\u00a0?',
    ],
  },
  leading: 'comment développez-vous cela chez les personnes qui travaillent avec vous\u00a0? Donnez un exemple.',
  goodSigns: [
    'Donne un exemple concret, sa propre part et le résultat\u00a0; les détails se recoupent.',
    'Explique les raisons de son choix, connaît les autres options, dit quelle leçon en a été tirée.',
    'Pèse le pour et le contre avec franchise, assume, en tire des conclusions.',
  ],
  warningSigns: [
    'Reste dans le général, ne dit que «\u00a0nous\u00a0», ne donne aucun exemple même relancé.',
    'Accuse les autres ou les circonstances, ne voit qu’une voie, résultat flou.',
    'Évite le conflit, ne sait pas dire ce qui serait fait autrement aujourd’hui.',
  ],
  followUps: [
    'Quelle était exactement votre propre part\u00a0?',
    'Que feriez-vous autrement aujourd’hui\u00a0?',
    'Qu’en ont dit les autres personnes concernées\u00a0?',
  ],
  ahead: {
    goodSigns: 'Répond concrètement, sait ce que le poste implique, et ses propos correspondent à son expérience.',
    warningSigns: 'Répond par des généralités, connaît mal le poste, ses attentes n’y correspondent pas.',
    followUps: [
      'Pouvez-vous me donner un exemple\u00a0?',
      'Pourquoi cela en particulier\u00a0?',
      'De quoi cela dépendrait-il\u00a0?',
    ],
  },
  scale: 'non observé · en partie · pleinement · au-delà des attentes',
};

export default interview;
