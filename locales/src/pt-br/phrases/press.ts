import type { PressPhrases } from '../../en/phrases/press.ts';

const press: PressPhrases = {
  dateMissing: 'data de divulgação',
  boilerplateMissing: 'duas ou três frases sobre a empresa (fundação, atividade, tamanho, sede).',
  attributionMissing: 'nome e cargo',
  factsMissing: 'números e contexto que as redações vão pedir.',
  saying:
    /(?:^|[\s,])(?:diz|disse|afirma|afirmou|explica|explicou|destaca|destacou|comenta|comentou|segundo|ressalta|acrescenta|acrescentou|declara|declarou)(?=\s|$)/iu,
  biography: {
    presentRole: (name, role, company) => (company === '' ? `${name} é ${role}.` : `${name} é ${role} (${company}).`),
    presentRoleInFirstPerson: (role, company) => (company === '' ? `Sou ${role}.` : `Sou ${role} (${company}).`),
    verbs:
      /^(?:lidera|dirige|vive|mora|trabalha|escreve|ensina|dá|fundou|estudou|tem|fala|é|foi|coordena|colabora|gerencia|publicou|ganhou|recebeu|assessora|toca|coleciona|veleja|criou|desenvolveu|formou-se|dedica-se|possui|conduz)\s/iu,
    and: 'e',
    background: 'Trajetória:',
    notes: 'Anotações',
    roleMissing: 'cargo atual e empresa',
  },
};

export default press;
