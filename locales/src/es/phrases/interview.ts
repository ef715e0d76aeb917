import type { InterviewPhrases } from '../../en/phrases/interview.ts';

const interview: InterviewPhrases = {
  title: (job) => `Guía de entrevista: ${job}`,
  opening: (job) => `¿Qué parte de su experiencia le prepara mejor para este puesto (${job})?`,
  openingForNewcomers: (job) =>
    `¿Qué ha hecho hasta ahora, en el trabajo, en su formación o en su tiempo libre, que mejor le prepara para este puesto (${job})?`,
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
  skillKinds: {
    people:
      /(?<!\p{L})(?:lider\p{L}*|equipos?|clientes?|huéspedes|pacientes|comunicaci\p{L}*|negocia\p{L}*|reclamaci\p{L}*|quejas|conflictos?|asesora\p{L}*|atención al (?:cliente|público)|ventas?|teléfono|personal|personas|presentaciones)(?!\p{L})/iu,
    planning:
      /(?<!\p{L})(?:planific\p{L}*|organiza\p{L}*|turnos|existencias|inventario|almacén|presupuestos?|costes?|compras|coordina\p{L}*|prioridades|logística|plazos|gestión de(?:l)? (?:proyectos|tiempo))(?!\p{L})/iu,
    knowledge:
      /(?<!\p{L})(?:conocimientos?|normas?|normativa|derecho|ley(?:es)?|reglament\p{L}*|appcc|haccp|inglés|alemán|francés|software|programas?|excel|sap|crm|manejo de|uso de|dominio de|carné|hplc|experiencia con)(?!\p{L})/iu,
    attitude:
      /(?<!\p{L})(?:calma|presión|estrés|fiab\p{L}*|puntual\p{L}*|creativ\p{L}*|precisión|cuidado|rigor|atención al detalle|flexib\p{L}*|paciencia|curiosidad|iniciativa|responsabilidad|motivación|autonomía|honestidad|empatía)(?!\p{L})/iu,
  },
  bySkill: {
    people: [
      {
        question: 'Cuénteme un desacuerdo en el trabajo que fuera importante. ¿Qué dijo primero y cómo terminó?',
        goodSigns: 'Expone con justicia el punto de vista ajeno, cita sus propias palabras y el resultado.',
        warningSigns: 'La culpa era solo de los demás; nada propio llevó a la solución.',
        followUp: '¿Qué diría la otra persona?',
      },
      {
        question:
          'Alguien de cuyo trabajo usted depende incumple una y otra vez lo acordado. ¿Qué hace, desde la primera conversación?',
        goodSigns: 'Habla primero a solas, pregunta los motivos, acuerda algo que se pueda comprobar.',
        warningSigns: 'Acude enseguida a la dirección, o lo deja pasar para caer bien.',
        followUp: '¿A partir de cuándo recurriría a otras personas?',
      },
      {
        question: '¿Qué conversación le gustaría haber llevado de otra manera y qué hace distinto desde entonces?',
        goodSigns: 'Cita un caso real y un cambio que otros podrían notar.',
        warningSigns: 'No se le ocurre ninguna, o presenta una virtud como error.',
        followUp: '¿En qué nota que así funciona mejor?',
      },
    ],
    planning: [
      {
        question: 'Cuénteme un plan que se vino abajo a última hora. ¿Qué reorganizó y a qué renunció?',
        goodSigns: 'Justifica el orden elegido, sabe a quién afectó y cómo se le avisó.',
        warningSigns: 'Trabajó más horas hasta acabarlo todo; no hubo elección.',
        followUp: '¿Qué les dijo a quienes tuvieron que esperar?',
      },
      {
        question: 'Dos trabajos vencen a la misma hora y hay gente para uno. Explíqueme cómo decide.',
        goodSigns: 'Pregunta primero por consecuencias y compromisos, decide, avisa pronto a la otra parte.',
        warningSigns: 'Atiende a quien más grita, o hace los dos a medias.',
        followUp: '¿Qué información cambiaría su decisión?',
      },
      {
        question: '¿En qué nota, antes de que sea tarde, que el tiempo o el dinero no alcanzarán? Ponga un ejemplo.',
        goodSigns: 'Observa algo que se puede contar, indica un umbral y qué se sigue de él.',
        warningSigns: 'Se fía de la intuición, lo nota al final.',
        followUp: '¿Cada cuánto lo comprueba y quién lo ve?',
      },
    ],
    knowledge: [
      {
        question: '{skill}: ¿qué tuvo que consultar la última vez y dónde lo buscó?',
        goodSigns: 'Reconoce una laguna real y cita una fuente fiable; guarda la respuesta para otros.',
        warningSigns: 'Dice saberlo todo, o pregunta sin comprobar.',
        followUp: '¿Cómo supo que la fuente era correcta?',
      },
      {
        question: '{skill}: explíqueme, como a una compañera nueva, qué falla con más frecuencia y cómo se evita.',
        goodSigns: 'Lo dice de forma sencilla y correcta, razona cada paso, comprueba que se entiende.',
        warningSigns: 'Se esconde tras tecnicismos, o cita la regla sin su motivo.',
        followUp: '¿Y en qué caso haría una excepción?',
      },
      {
        question: '{skill}: cuénteme un caso en el que sus conocimientos evitaron un error, o no bastaron.',
        goodSigns: 'Cita el caso, la consecuencia y lo que aprendió.',
        warningSigns: 'Se queda en títulos y cursos; ningún caso.',
        followUp: '¿A quién preguntó y con qué rapidez?',
      },
    ],
    attitude: [
      {
        question: '{skill}: cuénteme un día en que le resultó difícil. ¿Qué hizo?',
        goodSigns: 'Admite la dificultad, cita un paso propio y su efecto.',
        warningSigns: 'Nunca es difícil, o tuvieron que intervenir otros.',
        followUp: '¿Qué fue lo que más le ayudó?',
      },
      {
        question: '{skill}: ¿qué hace, en concreto, para que no falle ni en un mal día?',
        goodSigns: 'Tiene hábitos que se pueden describir: listas, pausas, acuerdos con otros.',
        warningSigns: 'Se fía de su carácter: «Soy así».',
        followUp: '¿Desde cuándo lo hace de esta manera?',
      },
      {
        question: '{skill}: ¿qué ejemplo elegirían quienes trabajan con usted para describirle en esto?',
        goodSigns: 'Elige un ejemplo que otros podrían confirmar, con luces y sombras.',
        warningSigns: 'Solo adjetivos, o elogios que nadie podría confirmar.',
        followUp: '¿Y qué echarían en falta?',
      },
    ],
    craft: [
      {
        question: '{skill}: cuénteme un trabajo que saliera bien. ¿Qué tenía de difícil y cuál fue su parte?',
        goodSigns: 'Cita la dificultad, sus decisiones y un resultado comprobable.',
        warningSigns: 'Habla solo del equipo, o del esfuerzo en lugar del resultado.',
        followUp: '¿Qué opción descartó y por qué?',
      },
      {
        question: '{skill}: lléveme por su último caso, desde el primer paso hasta la entrega.',
        goodSigns: 'Sigue un orden, da razones, cita controles y límites.',
        warningSigns: 'Se salta pasos, no sabe decir por qué se hace así.',
        followUp: '¿En qué punto comprueba que va por buen camino?',
      },
      {
        question: '{skill}: cuénteme una vez en que el resultado no fue lo bastante bueno. ¿En qué lo notó y qué cambió?',
        goodSigns: 'Lo notó sin que se lo dijeran, lo corrigió abiertamente, cambió su forma de trabajar.',
        warningSigns: 'Lo notaron otros; hoy nada se hace distinto.',
        followUp: '¿Cómo lo previene ahora?',
      },
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
