import type { LawPhrases } from '../../en/phrases/law.ts';
import { insideSentence } from '../../writing/inside-sentence.ts';

const inside = (area: string) => insideSentence(area, 'it');

const law: LawPhrases = {
  heading: (area, location) => `${area} – ${location}`,
  introduction: {
    first_plural: (firm, area, location) => `${firm}: assistiamo i nostri clienti in materia di ${inside(area)} (${location}).`,
    second: (firm, area, location) =>
      `Ha bisogno di assistenza in materia di ${inside(area)}? ${firm} è a Sua disposizione (${location}).`,
    third: (firm, area, location) => `${firm} assiste i propri clienti in materia di ${inside(area)} (${location}).`,
  },
  aboutHeading: 'Lo studio',
  lawyer: (name) => `Per questa materia il riferimento è ${name}.`,
  workHeading: 'Come si svolge un incarico',
  workMissing:
    'che cosa succede dopo il primo contatto: primo colloquio, documenti da portare, chi segue il cliente, tempi abituali.',
  location: {
    first_plural: (_, location) => `Operiamo in quest’area: ${location}.`,
    second: (firm, location) => `Può rivolgersi a ${firm} in quest’area: ${location}.`,
    third: (firm, location) => `${firm} opera in quest’area: ${location}.`,
  },
  feeHeading: 'Primo colloquio e compensi',
  freeConsultation: 'Il primo colloquio è gratuito.',
  feeWords: /(?<!\p{L})(?:compens[oi]|onorari\p{L}*|parcell\p{L}*|tariff\p{L}*|cost[aio]|costano|preventiv\p{L}*)(?!\p{L})/iu,
  workWords:
    /(?<!\p{L})(?:primo (?:colloquio|incontro|contatto)|documenti|rispondiamo|entro \p{L}+ giorni|passo dopo passo)(?!\p{L})/iu,
  feeMissing: 'come si calcolano i compensi.',
  questions: {
    where: 'In quale area opera lo studio?',
    first: 'Quanto costa il primo colloquio?',
    contact: 'Come posso mettermi in contatto?',
  },
  call: { first_plural: 'Per contattarci:', second: 'Esponga il Suo caso:', third: 'Per contattare lo studio:' },
  disclaimer:
    'Questa pagina ha carattere informativo generale e non costituisce parere legale. Ogni caso è diverso: prima di agire è opportuno chiedere una consulenza.',
  metaLead: (firm, area, location) => `${firm}: ${inside(area)}, ${location}.`,
  metaCall: () => 'Contatti lo studio.',
};

export default law;
