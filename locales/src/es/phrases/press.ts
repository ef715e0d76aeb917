import type { PressPhrases } from '../../en/phrases/press.ts';

const press: PressPhrases = {
  dateMissing: 'fecha de publicación',
  boilerplateMissing: 'dos o tres frases sobre la empresa (fundación, actividad, tamaño, sede).',
  attributionMissing: 'nombre y cargo',
  factsMissing: 'cifras y contexto que pedirán las redacciones.',
  saying:
    /(?:^|[\s,])(?:dice|dijo|afirma|afirmó|explica|explicó|señala|señaló|comenta|comentó|según|asegura|aseguró|añade|añadió|declara|declaró)(?=\s|$)/iu,
  biography: {
    presentRole: (name, role, company) => (company === '' ? `${name} es ${role}.` : `${name} es ${role} en ${company}.`),
    presentRoleInFirstPerson: (role, company) => (company === '' ? `Soy ${role}.` : `Soy ${role} en ${company}.`),
    verbs:
      /^(?:dirige|lidera|ha|enseña|vive|trabaja|escribe|coordina|tiene|habla|colabora|gestiona|fundó|estudió|publicó|ganó|recibió|imparte|asesora|toca|colecciona|navega|es|fue|creó|desarrolló|se (?:formó|licenció|doctoró|dedica))\s/iu,
    and: 'y',
    background: 'Trayectoria:',
    notes: 'Notas',
    roleMissing: 'cargo actual y empresa',
  },
};

export default press;
