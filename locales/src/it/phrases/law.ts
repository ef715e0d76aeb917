import type { LawPhrases } from '../../en/phrases/law.ts';
import { insideSentence } from '../../writing/inside-sentence.ts';

const inside = (area: string) => insideSentence(area, 'it');

const law: LawPhrases = {
  heading: (area, place) => `${area} – ${place}`,
  introduction: {
    first_plural: (firm, area, place) => `${firm}: assistiamo i nostri clienti in materia di ${inside(area)} (${place}).`,
    second: (firm, area, place) =>
      `Ha bisogno di assistenza in materia di ${inside(area)}? ${firm} è a Sua disposizione (${place}).`,
    third: (firm, area, place) => `${firm} assiste i propri clienti in materia di ${inside(area)} (${place}).`,
  },
  aboutHeading: 'Lo studio',
  lawyer: (name) => `Per questa materia il riferimento è ${name}.`,
  workHeading: 'Come si svolge un incarico',
  workMissing:
    'che cosa succede dopo il primo contatto: primo colloquio, documenti da portare, chi segue il cliente, tempi abituali.',
  placeHeading: 'Area di attività',
  place: {
    first_plural: (_, place) => `Operiamo in quest’area: ${place}.`,
    second: (firm, place) => `Può rivolgersi a ${firm} in quest’area: ${place}.`,
    third: (firm, place) => `${firm} opera in quest’area: ${place}.`,
  },
  feeHeading: 'Primo colloquio e compensi',
  freeConsultation: 'Il primo colloquio è gratuito.',
  feeMissing: 'come si calcolano i compensi.',
  questions: {
    matters: 'Di quali questioni si tratta?',
    where: 'In quale area opera lo studio?',
    first: 'Quanto costa il primo colloquio?',
    contact: 'Come posso mettermi in contatto?',
  },
  call: { first_plural: 'Per contattarci:', second: 'Esponga il Suo caso:', third: 'Per contattare lo studio:' },
  disclaimer:
    'Questa pagina ha carattere informativo generale e non costituisce parere legale. Ogni caso è diverso: prima di agire è opportuno chiedere una consulenza.',
  metaLead: (firm, area, place) => `${firm}: ${inside(area)}, ${place}.`,
  metaCall: () => 'Contatti lo studio.',
};

export default law;
