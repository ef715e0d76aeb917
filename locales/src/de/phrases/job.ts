import type { JobPhrases } from '../../en/phrases/job.ts';
import { inBrackets } from '../../writing/inside-sentence.ts';

const levels: Record<string, (job: string) => string> = {
  internship: (job) => `Praktikum: ${job}`,
  junior: (job) => `Junior ${job}`,
  senior: (job) => `Senior ${job}`,
};

const hasLevel = /\b(?:praktik\p{L}*|werkstudent\p{L}*|trainee|auszubild\p{L}*|junior|senior|leit(?:ung|er\p{L}*)|head|chief)/iu;
const hasGenderMark = /\((?:[mwdfxi][/|,]?\s?){2,4}\)|\(all genders\)/i;

/** Roles with a level in their title on this market; a parish clerk and a violin teacher have none beside their names. */
const levelled =
  /(?<!\p{L})\p{L}*(?:developer|engineer|manager|designer|analyst|consultant|scientist|architect|copywriter|recruiter|controller|programmer|strategist|specialist|editor|tester|buyer|entwickler\p{L}*|ingenieur\p{L}*|berater\p{L}*|analyst\p{L}*|architekt\p{L}*|redakteur\p{L}*|referent\p{L}*|einkäufer\p{L}*|konstrukteur\p{L}*|programmierer\p{L}*|sachbearbeit\p{L}*|buchhalt\p{L}*)(?!\p{L})/iu;

const inTitle = (job: string, level: string) =>
  level === 'internship' || levelled.test(job) ? (levels[level]?.(job) ?? job) : job;

/** Companies with a name that begins with their kind: "beim Bestattungshaus Arens", "bei der Gärtnerei Winter". */
const neuterOrMasculine =
  /^\p{L}*(?:haus|hotel|werk|büro|studio|atelier|institut|zentrum|theater|museum|klinikum|restaurant|café|hof|verlag|verein|verband|markt|betrieb|labor|amt)(?=\s)/iu;
const feminine =
  /^(?:\p{L}*(?:praxis|kanzlei|schule|stiftung|klinik|akademie|agentur|werkstatt|apotheke|brauerei|bäckerei|gärtnerei|tischlerei|schreinerei|fleischerei|metzgerei|druckerei|gemeinde)|Stadt)(?=\s)/iu;
const contracted = (text: string, company: string) => {
  const by = neuterOrMasculine.test(company) ? 'beim' : feminine.test(company) ? 'bei der' : 'bei';
  return text.replaceAll(`bei ${company}`, `${by} ${company}`);
};

const job: JobPhrases = {
  title: (job, level) => {
    const named = hasLevel.test(job) ? job : inTitle(job, level);
    return hasGenderMark.test(named) ? named : `${named} (m/w/d)`;
  },
  aboutMissing: 'zwei bis drei Sätze über das Unternehmen (Tätigkeit, Größe, Arbeitsweise).',
  payMissing: 'Jahresgehalt oder Gehaltsspanne',
  benefitsMissing: 'Leistungen (Urlaub, Arbeitszeit, Weiterbildung, Altersvorsorge)',
  plusMarks:
    /^(?:von vorteil|wünschenswert|erwünscht|idealerweise|gern gesehen|nice[- ]to[- ]have|optional|ein plus)(?!\p{L})\s*[:,–-]?\s*|[\s,:(–-]+(?:(?:ist|sind|wäre|wären) )?(?:von vorteil|wünschenswert|erwünscht|ein plus|gern gesehen|willkommen)\)?\.?$/iu,
  levelLines: { junior: 'Erfahrungsstufe: Junior.', senior: 'Erfahrungsstufe: Senior.' },
  wish: /[\s,]+(?:wäre|wären) (?:super|toll|prima|schön|klasse|gut|ideal)(,.*)?[.!]?$/iu,
  contracted,
  metaLead: (job, company, location) => contracted(`${job} bei ${company}${inBrackets(location)}.`, company),
  metaPay: (pay) => `Gehalt: ${pay}.`,
  metaCall: (formal) => (formal ? 'Jetzt informieren und bewerben.' : 'Schau dir die Stelle an und bewirb dich.'),
};

export default job;
