import type english from '../../en/interface-later/task-page.ts';
import type { Words } from '../../words.ts';

export default {
  parts: 'Parti dell’attività',
  tabs: {
    brief: 'Brief',
    content: 'Contenuto',
    links: 'Link',
    history: 'Cronologia',
  },
  noBrief: 'Nessuno ha ancora descritto questa attività.',
  toolGets: 'Che cosa riceve lo strumento',
  requestType: 'Tipo di richiesta',
  requestTypes: {
    new: 'Nuovo',
    add: 'Aggiungere',
    rewrite: 'Riscrivere',
    edit: 'Modificare',
  },
  type: 'Tipo',
  types: {
    ai: 'IA',
    manual: 'Manuale/BAU',
  },
  language: 'Lingua',
  length: 'Lunghezza',
  words: '{{count}} parole',
  category: 'Categoria',
  linkedKeywords: 'Parole chiave collegate',
  softKeywords: 'Parole chiave secondarie',
  headings: 'Titoli H2',
  links: 'Link di questo testo',
  noLinks: 'Nel testo non ci sono link.',
  brokenLinks:
    'Link non funzionanti: {{count}}. Il documento non viene pubblicato finché non sono corretti, rimossi o accettati.',
  checkLinks: 'Controlla tutti',
  wanted: 'Richiesti dal brief',
  isThere: 'presente',
  isMissing: 'non ancora nel testo',
  pageOf: 'Pagina dell’attività «{{title}}»',
  waivedBy: 'Accettato da {{name}}',
  waive: 'Accetta il link non funzionante',
  linkStates: {
    ok: 'OK',
    broken: 'Non funziona',
    unclear: 'Non chiaro',
    not_live: 'Non ancora online',
    waived: 'Accettato',
    unchecked: 'Non controllato',
  },
  recordPdf: 'Registro di approvazione (PDF)',
  recordJson: 'Registro di approvazione (JSON)',
} satisfies Words<typeof english>;
