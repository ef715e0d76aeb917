import type { InterviewPhrases } from '../../en/phrases/interview.ts';

const interview: InterviewPhrases = {
  title: (job) => `Guía de entrevista: ${job}`,
  opening: (job) => `¿Qué parte de su experiencia le prepara mejor para este puesto (${job})?`,
  questions: {
    screening: [
      '¿dónde lo ha puesto en práctica hasta ahora y durante cuánto tiempo?',
      '¿qué le gustaría aprender aquí en los primeros meses?',
      '¿qué necesita de nosotros para hacerlo bien?',
    ],
    technical: [
      'explíqueme paso a paso cómo suele proceder.',
      'describa un caso difícil. ¿Qué opciones valoró y por qué decidió así?',
      '¿cómo detecta pronto que algo va mal y qué hace entonces?',
    ],
    behavioural: [
      'cuénteme una situación en la que fue decisivo. ¿Cuál era su tarea, qué hizo y con qué resultado?',
      'cuénteme una ocasión en la que no salió como estaba previsto. ¿Qué hizo y cómo terminó?',
      '¿cuándo tuvo que elegir entre esto y algo igual de importante? ¿Cómo decidió?',
    ],
    final: [
      '¿en qué se fijaría primero durante sus primeras semanas con nosotros?',
      '¿qué dejaría de hacer, qué mantendría y qué cambiaría para mejorar?',
      '¿en qué notaríamos, al cabo de un año, que lo ha conseguido?',
    ],
  },
  leading: '¿cómo lo desarrolla en las personas que trabajan con usted? Ponga un ejemplo, por favor.',
  goodSigns: [
    'Da un ejemplo concreto, su propia aportación y el resultado; los detalles encajan.',
    'Explica los motivos de la decisión, conoce las alternativas y dice qué aprendió.',
    'Sopesa con franqueza, asume su responsabilidad y saca conclusiones.',
  ],
  warningSigns: [
    'Se queda en lo general, habla solo de «nosotros», no da ejemplos aunque se le pidan.',
    'Culpa a otros o a las circunstancias, solo ve un camino, el resultado no queda claro.',
    'Evita el conflicto, no sabe decir qué haría hoy de otra manera.',
  ],
  followUps: [
    '¿Cuál fue exactamente su aportación?',
    '¿Qué haría hoy de otra manera?',
    '¿Qué dijeron las demás personas implicadas?',
  ],
  ahead: {
    goodSigns: 'Responde de forma concreta, sabe qué implica el puesto y lo que dice encaja con su experiencia.',
    warningSigns: 'Responde con frases hechas, sabe poco del puesto, sus expectativas no encajan.',
    followUps: ['¿Puede darme un ejemplo?', '¿Por qué precisamente eso?', '¿De qué dependería?'],
  },
  scale: 'no se observa · en parte · plenamente · más de lo esperado',
};

export default interview;
