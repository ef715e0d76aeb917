import type { LawPhrases } from '../../en/phrases/law.ts';

// "im Rhein-Main-Gebiet" needs another preposition than "in Köln"; the dash serves both.
const at = (location: string) =>
  /^(?:Raum|Region|Großraum|Kreis|Landkreis|\S+(?:gebiet|land|kreis))\b/u.test(location) ? ` – ${location}` : ` in ${location}`;

const law: LawPhrases = {
  heading: (area, location) => `${area}${at(location)}`,
  introduction: {
    first_plural: (firm, area, location) =>
      `${firm}: Wir beraten und vertreten Mandantinnen und Mandanten im Bereich ${area}${at(location)}.`,
    second: (firm, area, location) => `Sie brauchen Rat im Bereich ${area}${at(location)}? ${firm} ist für Sie da.`,
    third: (firm, area, location) => `${firm} berät und vertritt Mandantinnen und Mandanten im Bereich ${area}${at(location)}.`,
  },
  aboutHeading: 'Die Kanzlei',
  lawyer: (name) => `Ansprechperson für diesen Bereich: ${name}.`,
  workHeading: 'So läuft ein Mandat ab',
  workMissing:
    'was nach dem ersten Anruf geschieht: Erstgespräch, mitzubringende Unterlagen, Betreuung, übliche Dauer der Schritte.',
  location: {
    first_plural: (_, location) => `Wir sind für Mandantinnen und Mandanten${at(location)} tätig.`,
    second: (firm, location) => `Sie können ${firm}${at(location)} beauftragen.`,
    third: (firm, location) => `${firm} ist für Mandantinnen und Mandanten${at(location)} tätig.`,
  },
  feeHeading: 'Erstgespräch und Kosten',
  freeConsultation: 'Das Erstgespräch ist kostenlos.',
  feeWords:
    /(?<!\p{L})(?:Honorar\p{L}*|Kosten|Stundens[aä]tz\p{L}*|Pauschal\p{L}*|Gebühr\p{L}*|Vergütung\p{L}*|RVG|Festpreis\p{L}*|kostet)(?!\p{L})/iu,
  workWords:
    /(?<!\p{L})(?:Erstgespräch\p{L}*|ersten Termin|Unterlagen|Rückmeldung|antworten|Schritt für Schritt|Ablauf)(?!\p{L})/iu,
  feeMissing: 'wie sich die Kosten berechnen.',
  questions: {
    where: 'In welchem Gebiet ist die Kanzlei tätig?',
    first: 'Was kostet das Erstgespräch?',
    contact: 'Wie kann ich Kontakt aufnehmen?',
  },
  call: { first_plural: 'So erreichen Sie uns:', second: 'Schildern Sie Ihr Anliegen:', third: 'So erreichen Sie die Kanzlei:' },
  disclaimer:
    'Diese Seite informiert allgemein und ersetzt keine Rechtsberatung. Jeder Fall liegt anders; bitte lassen Sie sich beraten, bevor Sie handeln.',
  metaLead: (firm, area, location) => `${firm}: ${area}${at(location)}.`,
  metaCall: () => 'Jetzt Kontakt aufnehmen.',
};

export default law;
