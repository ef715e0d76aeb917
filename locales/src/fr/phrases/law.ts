import type { LawPhrases } from '../../en/phrases/law.ts';
import { insideSentence } from '../../writing/inside-sentence.ts';

const inside = (area: string) => insideSentence(area, 'fr');
const about = (area: string) => (/^[aeiouyhéèêàâîôœ]/iu.test(area) ? `d’${inside(area)}` : `de ${inside(area)}`);

const law: LawPhrases = {
  heading: (area, location) => `${area} – ${location}`,
  introduction: {
    first_plural: (firm, area, location) =>
      `${firm}\u00a0: nous conseillons et représentons nos clients en matière ${about(area)} (${location}).`,
    second: (firm, area, location) =>
      `Vous avez besoin de conseils en matière ${about(area)}\u00a0? ${firm} se tient à votre disposition (${location}).`,
    third: (firm, area, location) => `${firm} conseille et représente ses clients en matière ${about(area)} (${location}).`,
  },
  aboutHeading: 'Le cabinet',
  lawyer: (name) => `Contact pour cette matière\u00a0: ${name}.`,
  workHeading: 'Le déroulement d’un dossier',
  workMissing:
    'ce qui se passe après le premier contact\u00a0: premier rendez-vous, pièces à apporter, suivi du client, délais habituels.',
  location: {
    first_plural: (_, location) => `Nous intervenons dans le secteur suivant\u00a0: ${location}.`,
    second: (_, location) => `Vous pouvez faire appel au cabinet dans le secteur suivant\u00a0: ${location}.`,
    third: (_, location) => `Le cabinet intervient dans le secteur suivant\u00a0: ${location}.`,
  },
  feeHeading: 'Première consultation et honoraires',
  freeConsultation: 'La première consultation est gratuite.',
  feeWords: /(?<!\p{L})(?:honoraires|forfaits?|tarifs?|frais|coûte|taux horaire)(?!\p{L})/iu,
  workWords:
    /(?<!\p{L})(?:premier (?:rendez-vous|appel|entretien)|pièces|documents|répondons|sous \p{L}+ jours|étape par étape)(?!\p{L})/iu,
  feeMissing: 'le mode de calcul des honoraires.',
  questions: {
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
  metaLead: (firm, area, location) => `${firm}\u00a0: ${inside(area)}, ${location}.`,
  metaCall: () => 'Prenez contact avec le cabinet.',
};

export default law;
