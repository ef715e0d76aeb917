import type { KeptExample } from '../kept-example-types.ts';

/** The brochure's paragraphs: as they were, and in Italian. */
const paragraphs: readonly [english: string, italian: string][] = [
  ['The Halden workshop', 'Il laboratorio Halden'],
  ['Boots that come back to life', 'Scarponi che tornano a vivere'],
  [
    'Good leather lasts longer than any sole. That is why we have resoled trail boots of every brand since 2009: 1,850 pairs in the past year alone.',
    'Una buona pelle dura più di qualsiasi suola. Per questo dal 2009 risuoliamo scarponi da trekking di ogni marca: solo nell’ultimo anno 1.850 paia.',
  ],
  ['How it works', 'Come funziona'],
  [
    'You pack your boots, we send a driver. Ten days later they are back at your door, resoled, waxed and with new laces.',
    'Lei prepara il pacco, noi mandiamo il corriere. Dieci giorni dopo gli scarponi sono di nuovo a casa Sua: risuolati, incerati e con lacci nuovi.',
  ],
  ['What it costs', 'Quanto costa'],
  [
    'Resoling: €49, shipping both ways included. Seams and eyelets: from €12.',
    'Risuolatura: 49 €, spedizione di andata e ritorno inclusa. Cuciture e occhielli: a partire da 12 €.',
  ],
  [
    'If a new sole comes off within twelve months, we do the work once more at no cost.',
    'Se la nuova suola si stacca entro dodici mesi, ripetiamo il lavoro gratuitamente.',
  ],
  ['Write to us: repairs@halden.example', 'Ci scriva: repairs@halden.example'],
];

const cells = (texts: readonly string[], tag: 'td' | 'th') => texts.map((text) => `<${tag}>${text}</${tag}>`).join('');

export default {
  basis: 'text_model',
  material: {
    files: `brochure.docx, one page:\n\n${paragraphs.map(([english]) => english).join('\n\n')}`,
  },
  language: 'it',
  title: 'brochure-it.docx',
  html: `<h1>brochure-it.docx</h1><p>Headings, paragraphs and the order of the page are those of brochure.docx.</p><table><thead><tr>${cells(['English', 'Italiano'], 'th')}</tr></thead><tbody>${paragraphs
    .map((pair) => `<tr>${cells(pair, 'td')}</tr>`)
    .join('')}</tbody></table>`,
} satisfies KeptExample;
