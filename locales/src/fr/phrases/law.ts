import type { LawPhrases } from '../../en/phrases/law.ts';
import { insideSentence } from '../../writing/inside-sentence.ts';

const inside = (area: string) => insideSentence(area, 'fr');
const about = (area: string) => (/^[aeiouyhéèêàâîôœ]/iu.test(area) ? `d’${inside(area)}` : `de ${inside(area)}`);

const law: LawPhrases = {
  heading: (area, place) => `${area} – ${place}`,
  introduction: {
    first_plural: (firm, area, place) =>
      `${firm}\u00a0: nous conseillons et représentons nos clients en matière ${about(area)} (${place}).`,
    second: (firm, area, place) =>
      `Vous avez besoin de conseils en matière ${about(area)}\u00a0? ${firm} se tient à votre disposition (${place}).`,
    third: (firm, area, place) => `${firm} conseille et représente ses clients en matière ${about(area)} (${place}).`,
  },
  aboutHeading: 'Le cabinet',
  lawyer: (name) => `Contact pour cette matière\u00a0: ${name}.`,
  workHeading: 'Le déroulement d’un dossier',
  workMissing:
    'ce qui se passe après le premier contact\u00a0: premier rendez-vous, pièces à apporter, suivi du client, délais habituels.',
  placeHeading: 'Zone d’intervention',
  place: {
    first_plural: (_, place) => `Nous intervenons dans le secteur suivant\u00a0: ${place}.`,
    second: (_, place) => `Vous pouvez faire appel au cabinet dans le secteur suivant\u00a0: ${place}.`,
    third: (_, place) => `Le cabinet intervient dans le secteur suivant\u00a0: ${place}.`,
  },
  feeHeading: 'Première consultation et honoraires',
  freeConsultation: 'La première consultation est gratuite.',
  feeMissing: 'le mode de calcul des honoraires.',
  questions: {
    matters: 'Quelles affaires sont traitées\u00a0?',
    where: 'Dans quel secteur le cabinet intervient-il\u00a0?',
    first: 'Combien coûte la première consultation\u00a0?',
    contact: 'Comment prendre contact\u00a0?',
  },
  call: {
    first_plural: 'Pour nous joindre\u00a0:',
    second: 'Exposez votre situation\u00a0:',
    third: 'Pour joindre le cabinet\u00a0:',
  },
  disclaimer:
    'Cette page donne une information générale et ne constitue pas un conseil juridique. Chaque situation est différente\u00a0: demandez conseil avant d’agir.',
  metaLead: (firm, area, place) => `${firm}\u00a0: ${inside(area)}, ${place}.`,
  metaCall: () => 'Prenez contact avec le cabinet.',
};

export default law;
