import type { InterviewPhrases } from '../../en/phrases/interview.ts';

const interview: InterviewPhrases = {
  title: (job) => `Guide d’entretien\u00a0: ${job}`,
  opening: (job) => `Qu’est-ce qui, dans votre parcours, vous prépare le mieux à ce poste (${job})\u00a0?`,
  openingForNewcomers: (job) =>
    `Qu’avez-vous fait jusqu’ici, au travail, en formation ou pendant votre temps libre, qui vous prépare le mieux à ce poste (${job})\u00a0?`,
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
  skillKinds: {
    people:
      /(?<!\p{L})(?:encadre\p{L}*|management|animation d[’']équipe|équipes?|clients?|clientèle|patients?|communication|négociat\p{L}*|réclamations?|conflits?|conseil|accueil|ventes?|téléphon\p{L}*|collaborateurs?|personnel|personnes|présentation orale|formation des)(?!\p{L})/iu,
    planning:
      /(?<!\p{L})(?:planif\p{L}*|plannings?|organis\p{L}*|stocks?|budgets?|coûts?|achats?|coordin\p{L}*|priorités?|logistique|délais|gestion d[eu] (?:projets?|temps))(?!\p{L})/iu,
    knowledge:
      /(?<!\p{L})(?:connaissances?|règles|droit|réglement\p{L}*|normes?|haccp|anglais|allemand|espagnol|logiciels?|excel|sap|crm|maîtrise d\p{L}*|utilisation d\p{L}*|permis|expérience d\p{L}*)(?!\p{L})/iu,
    attitude:
      /(?<!\p{L})(?:calme|pression|stress|fiab\p{L}*|ponctual\p{L}*|créativ\p{L}*|précision|soin|rigueur|attention|souplesse|flexib\p{L}*|patience|curiosité|initiative|responsabilité|motivation|autonomie|honnêteté|empathie)(?!\p{L})/iu,
  },
  bySkill: {
    people: [
      {
        question:
          'Racontez-moi un désaccord au travail qui comptait. Qu’avez-vous dit en premier, et comment cela s’est-il terminé\u00a0?',
        goodSigns: 'Rend avec équité le point de vue de l’autre, cite ses propres mots et l’issue.',
        warningSigns: 'Seul l’autre avait tort\u00a0; rien de personnel n’a mené à la solution.',
        followUp: 'Qu’en dirait l’autre personne\u00a0?',
      },
      {
        question:
          'Quelqu’un dont votre travail dépend ne tient pas ce qui était convenu. Que faites-vous, dès le premier échange\u00a0?',
        goodSigns: 'Parle d’abord en tête à tête, demande les raisons, convient de quelque chose de vérifiable.',
        warningSigns: 'Va tout de suite voir la hiérarchie, ou laisse faire pour rester apprécié.',
        followUp: 'À partir de quand feriez-vous intervenir d’autres personnes\u00a0?',
      },
      {
        question: 'Quelle conversation auriez-vous voulu mener autrement, et que faites-vous différemment depuis\u00a0?',
        goodSigns: 'Cite un cas réel et un changement que d’autres peuvent remarquer.',
        warningSigns: 'N’en trouve aucune, ou présente une qualité comme une erreur.',
        followUp: 'À quoi voyez-vous que cela marche mieux\u00a0?',
      },
    ],
    planning: [
      {
        question:
          'Racontez-moi un plan tombé à l’eau au dernier moment. Qu’avez-vous réorganisé, et à quoi avez-vous renoncé\u00a0?',
        goodSigns: 'Justifie l’ordre choisi, sait qui était touché et comment ces personnes ont été prévenues.',
        warningSigns: 'A travaillé plus longtemps jusqu’à tout finir\u00a0; aucun choix.',
        followUp: 'Qu’avez-vous dit à ceux qui ont dû attendre\u00a0?',
      },
      {
        question: 'Deux travaux sont à rendre à la même heure, et il y a du monde pour un seul. Expliquez-moi votre décision.',
        goodSigns: 'Demande d’abord les conséquences et les engagements, tranche, prévient tôt l’autre partie.',
        warningSigns: 'Suit celui qui crie le plus fort, ou fait les deux à moitié.',
        followUp: 'Quelle information changerait votre décision\u00a0?',
      },
      {
        question: 'À quoi voyez-vous, avant qu’il soit trop tard, que le temps ou l’argent va manquer\u00a0? Donnez un exemple.',
        goodSigns: 'Suit quelque chose de mesurable, cite un seuil et ce qui en découle.',
        warningSigns: 'Se fie à une impression, s’en aperçoit à la fin.',
        followUp: 'À quelle fréquence le vérifiez-vous, et qui le voit\u00a0?',
      },
    ],
    knowledge: [
      {
        question: '{skill}\u00a0: qu’avez-vous dû vérifier la dernière fois, et où avez-vous cherché\u00a0?',
        goodSigns: 'Cite une vraie lacune et une source fiable\u00a0; garde la réponse pour les autres.',
        warningSigns: 'Prétend tout savoir, ou demande autour de soi sans vérifier.',
        followUp: 'Comment saviez-vous que la source était bonne\u00a0?',
      },
      {
        question: '{skill}\u00a0: expliquez-moi, comme à une nouvelle collègue, ce qui rate le plus souvent et comment l’éviter.',
        goodSigns: 'Le dit simplement et juste, justifie chaque étape, vérifie que c’est compris.',
        warningSigns: 'Se cache derrière le jargon, ou cite la règle sans sa raison.',
        followUp: 'Et dans quel cas feriez-vous autrement\u00a0?',
      },
      {
        question: '{skill}\u00a0: racontez-moi un cas où vos connaissances ont évité une erreur, ou n’ont pas suffi.',
        goodSigns: 'Cite le cas, la conséquence et la leçon tirée.',
        warningSigns: 'En reste aux diplômes et aux formations\u00a0; aucun cas.',
        followUp: 'À qui avez-vous demandé, et au bout de combien de temps\u00a0?',
      },
    ],
    attitude: [
      {
        question: '{skill}\u00a0: racontez-moi un jour où cela vous a été difficile. Qu’avez-vous fait\u00a0?',
        goodSigns: 'Admet la difficulté, cite une démarche personnelle et son effet.',
        warningSigns: 'Ce n’est jamais difficile, ou d’autres ont dû intervenir.',
        followUp: 'Qu’est-ce qui vous a le plus aidé à ce moment-là\u00a0?',
      },
      {
        question: '{skill}\u00a0: que faites-vous, très concrètement, pour y arriver même un mauvais jour\u00a0?',
        goodSigns: 'A des habitudes que l’on peut décrire\u00a0: listes, pauses, accords avec d’autres.',
        warningSigns: 'S’en remet à son caractère\u00a0: «\u00a0Je suis comme ça\u00a0».',
        followUp: 'Depuis quand procédez-vous ainsi\u00a0?',
      },
      {
        question: '{skill}\u00a0: quel exemple choisiraient vos collègues pour vous décrire sur ce point\u00a0?',
        goodSigns: 'Choisit un exemple que d’autres pourraient confirmer, avec ses nuances.',
        warningSigns: 'Seulement des adjectifs, ou des éloges que personne ne pourrait confirmer.',
        followUp: 'Et que souhaiteraient-ils de plus\u00a0?',
      },
    ],
    craft: [
      {
        question:
          '{skill}\u00a0: racontez-moi un travail bien réussi. Qu’est-ce qui était difficile, et quelle était votre part\u00a0?',
        goodSigns: 'Cite la difficulté, ses propres décisions et un résultat vérifiable.',
        warningSigns: 'Ne parle que de l’équipe, ou de l’effort plutôt que du résultat.',
        followUp: 'Quelle solution avez-vous écartée, et pourquoi\u00a0?',
      },
      {
        question: '{skill}\u00a0: décrivez-moi votre dernier cas, de la première étape à la livraison.',
        goodSigns: 'Suit un ordre, donne des raisons, cite contrôles et limites.',
        warningSigns: 'Saute des étapes, ne sait pas dire pourquoi on fait ainsi.',
        followUp: 'À quel moment vérifiez-vous que vous êtes sur la bonne voie\u00a0?',
      },
      {
        question:
          '{skill}\u00a0: racontez-moi une fois où le résultat n’était pas assez bon. À quoi l’avez-vous vu, et qu’avez-vous changé\u00a0?',
        goodSigns: 'L’a vu sans qu’on le dise, a corrigé ouvertement, a changé de méthode.',
        warningSigns: 'D’autres l’ont vu\u00a0; rien n’est fait autrement aujourd’hui.',
        followUp: 'Comment l’évitez-vous maintenant\u00a0?',
      },
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
