import type { PressPhrases } from '../../en/phrases/press.ts';

const press: PressPhrases = {
  dateMissing: 'data di pubblicazione',
  boilerplateMissing: 'due o tre frasi sull’azienda (fondazione, attività, dimensioni, sede).',
  attributionMissing: 'nome e ruolo',
  factsMissing: 'dati e contesto che le redazioni chiederanno.',
  saying:
    /(?:^|[\s,])(?:dice|ha detto|afferma|ha affermato|dichiara|ha dichiarato|spiega|ha spiegato|commenta|ha commentato|secondo|sottolinea|aggiunge)(?=\s|$)/iu,
  biography: {
    presentRole: (name, role, company) => (company === '' ? `${name} è ${role}.` : `${name} è ${role} presso ${company}.`),
    presentRoleInFirstPerson: (role, company) => (company === '' ? `Sono ${role}.` : `Sono ${role} presso ${company}.`),
    verbs:
      /^(?:guida|dirige|ha|insegna|vive|lavora|scrive|coordina|tiene|parla|collabora|cura|gestisce|fondò|studia|pubblica|segue|forma|suona|colleziona|naviga|ama|è|si (?:occupa|laurea|forma|dedica)|vanta|detiene|conduce|organizza)\s/iu,
    and: 'e',
    background: 'Percorso:',
    notes: 'Appunti',
    roleMissing: 'ruolo attuale e azienda',
  },
};

export default press;
