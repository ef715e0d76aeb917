import type { KeptExample } from '../kept-example-types.ts';

export default {
  basis: 'people',
  language: 'en',
  title: 'Delivery in German and Italian, translated and revised',
  html: `<h1>Delivery in German and Italian, translated and revised</h1>
<p>Two linguists for each language: one translates, the other revises. What the reviser took out is struck through, what came in is underlined.</p>
<h2>German</h2>
<table><thead><tr><th>Source</th><th>Translation with the revision</th></tr></thead><tbody><tr><td>Our boots are resoled in our own workshop.</td><td>Unsere Stiefel werden in unserer eigenen Werkstatt neu besohlt.</td></tr><tr><td>Send them in and they are back within ten days.</td><td><s>Schicken Sie sie ein und sie sind innerhalb von zehn Tagen zurück.</s> <u>Senden Sie sie ein: Nach spätestens zehn Tagen haben Sie sie zurück.</u></td></tr></tbody></table>
<p><strong>Final text:</strong> Unsere Stiefel werden in unserer eigenen Werkstatt neu besohlt. Senden Sie sie ein: Nach spätestens zehn Tagen haben Sie sie zurück.</p>
<ul><li><strong>Glossary:</strong> workshop = Werkstatt, used once.</li><li><strong>Reviser:</strong> “und sie sind zurück” reads like a translation. The customer is the subject now, and the promise stays the same: ten days at most.</li></ul>
<h2>Italian</h2>
<table><thead><tr><th>Source</th><th>Translation with the revision</th></tr></thead><tbody><tr><td>Our boots are resoled in our own workshop.</td><td>I nostri scarponi vengono risuolati nel nostro laboratorio.</td></tr><tr><td>Send them in and they are back within ten days.</td><td><s>Inviateli e torneranno indietro entro dieci giorni.</s> <u>Spediteceli: li riavrete entro dieci giorni.</u></td></tr></tbody></table>
<p><strong>Final text:</strong> I nostri scarponi vengono risuolati nel nostro laboratorio. Spediteceli: li riavrete entro dieci giorni.</p>
<ul><li><strong>Glossary:</strong> the entry is for German; in Italian the workshop is “laboratorio”, as a maker of shoes calls it, and not “officina”, which repairs cars.</li><li><strong>Reviser:</strong> “tornare indietro” is for people who turn back. What customers want to know is when they have their boots in their hands.</li></ul>`,
} satisfies KeptExample;
