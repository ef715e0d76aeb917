// Texts for tests of cases counted differently before: abbreviations, elisions, hyphens, numbers, addresses, line breaks. Sentences and words were
// counted by hand.
import type { InterfaceLanguage } from '../languages.ts';

interface SampleText {
  text: string;
  sentences: number;
  words: number;
  /** Sample texts shown to readers of both. */
  index: number;
}

export const sampleTexts = {
  en: {
    text: 'Dr. Reed’s well-known shop opens at 9 a.m. every day. It sells over 1,250 state-of-the-art shoes, e.g. for wet paths.\nDon’t wait: write to shop@example.com today! We’ll answer within two days – promised.',
    sentences: 4,
    words: 32,
    index: 85,
  },
  de: {
    text: 'Seit dem 3. Mai führt Dr. Voss den Laden, z. B. mit neuen Trail-Schuhen. Sie kosten ca. 149,90 Euro und halten jahrelang.\nMehr dazu steht unter https://www.beispiel.example/schuhe. Fragen? Wir antworten – versprochen – binnen zwei Tagen.',
    sentences: 5,
    words: 34,
    index: 84,
  },
  it: {
    text: "Il sig. Rossi ha aperto l'officina nell'autunno del 1998. Dell'azienda d'allora è rimasto quasi tutto, ecc. ecc., anche l’insegna all’ingresso.\nCom’è oggi? È un laboratorio-scuola per giovani artigiani che imparano il mestiere da zero.",
    sentences: 4,
    words: 34,
    index: 70,
  },
  es: {
    text: '¿Por qué elegir a la Sra. Gil? Su taller franco-español repara zapatos desde 1998, p.ej. botas de montaña. ¡Más de 3.000 clientes!\nEl arreglo cuesta aprox. 25 euros y dura dos días. Escríbanos a taller@ejemplo.example sin compromiso.',
    sentences: 5,
    words: 37,
    index: 92,
  },
  fr: {
    text: 'M. Petit a ouvert l’atelier aujourd’hui, n’est-ce pas ? Il s’agit d’un rendez-vous à l’hôtel, etc.\nJusqu’à quatre-vingts personnes y apprennent qu’une chaussure se répare. Le cours coûte env. 45 euros : c’est donné.',
    sentences: 4,
    words: 32,
    index: 77,
  },
  'pt-BR': {
    text: 'O Dr. Nunes abriu a oficina em 1998, na av. Brasil. Vende guarda-chuvas, botas-d’água, etc. e conserta tudo.\nQuanto custa? O reparo sai por aprox. R$ 45,90 e fica pronto na segunda-feira. Deixa-nos ver o seu sapato!',
    sentences: 5,
    words: 37,
    index: 86,
  },
} satisfies Partial<Record<InterfaceLanguage, SampleText>>;
