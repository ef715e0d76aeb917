import type { LawPhrases } from '../../en/phrases/law.ts';

// "im Rhein-Main-Gebiet" needs another preposition than "in Köln"; the dash serves both.
const at = (place: string) =>
  /^(?:Raum|Region|Großraum|Kreis|Landkreis|\S+(?:gebiet|land|kreis))\b/u.test(place) ? ` – ${place}` : ` in ${place}`;

const law: LawPhrases = {
  heading: (area, place) => `${area}${at(place)}`,
  introduction: {
    first_plural: (firm, area, place) =>
      `${firm}: Wir beraten und vertreten Mandantinnen und Mandanten im Bereich ${area}${at(place)}.`,
    second: (firm, area, place) => `Sie brauchen Rat im Bereich ${area}${at(place)}? ${firm} ist für Sie da.`,
    third: (firm, area, place) => `${firm} berät und vertritt Mandantinnen und Mandanten im Bereich ${area}${at(place)}.`,
  },
  aboutHeading: 'Die Kanzlei',
  lawyer: (name) => `Ansprechperson für diesen Bereich: ${name}.`,
  workHeading: 'So läuft ein Mandat ab',
  workMissing:
    'was nach dem ersten Anruf geschieht: Erstgespräch, mitzubringende Unterlagen, Betreuung, übliche Dauer der Schritte.',
  placeHeading: 'Tätigkeitsgebiet',
  place: {
    first_plural: (_, place) => `Wir sind für Mandantinnen und Mandanten${at(place)} tätig.`,
    second: (firm, place) => `Sie können ${firm}${at(place)} beauftragen.`,
    third: (firm, place) => `${firm} ist für Mandantinnen und Mandanten${at(place)} tätig.`,
  },
  feeHeading: 'Erstgespräch und Kosten',
  freeConsultation: 'Das Erstgespräch ist kostenlos.',
  feeMissing: 'wie sich die Kosten berechnen.',
  questions: {
    matters: 'Um welche Anliegen geht es?',
    where: 'In welchem Gebiet ist die Kanzlei tätig?',
    first: 'Was kostet das Erstgespräch?',
    contact: 'Wie kann ich Kontakt aufnehmen?',
  },
  call: { first_plural: 'So erreichen Sie uns:', second: 'Schildern Sie Ihr Anliegen:', third: 'So erreichen Sie die Kanzlei:' },
  disclaimer:
    'Diese Seite informiert allgemein und ersetzt keine Rechtsberatung. Jeder Fall liegt anders; bitte lassen Sie sich beraten, bevor Sie handeln.',
  metaLead: (firm, area, place) => `${firm}: ${area}${at(place)}.`,
  metaCall: () => 'Jetzt Kontakt aufnehmen.',
};

export default law;
