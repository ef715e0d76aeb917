import type english from '../../en/lexicon/authors-voice.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default {
  firstPerson:
    /(?<!\p{L})(?:io|noi|mi|scopriamo|ricordiamo(?:ci)?|assicuriamoci|prendiamo|parliamo|passiamo|iniziamo|notiamo|sappiamo|conosciamo|mi(?:o|a|ei|e)|nostr[oaie]|abbiamo|siamo|stiamo|possiamo|dobbiamo|vogliamo|facciamo|vediamo|usiamo|consigliamo|avevamo|eravamo|ho|sono stat[oa]|\p{L}{3,}(?:eremo|iremo|avamo|evamo|ivamo))(?!\p{L})/iu,
  asOne: /(?<!\p{L})(?:io|mi|mi(?:o|a|ei|e)|ho|consiglio|credo|penso|uso|sono stat[oa])(?!\p{L})/iu,
  pointsElsewhere:
    /(?<!\p{L})(?:come segue|(?:i|il|la|le|lo|gli) seguent[ei]|seguent[ei]:?$|(?:vedi|vedere|si veda|cfr\.)|(?:sopra|sotto) (?:citat|descritt|indicat|riportat|elencat)|come (?:detto|visto|già|descritto|mostrato)|(?:questo|prossimo|precedente) (?:capitolo|articolo|paragrafo|post)|(?:questa|prossima|precedente) (?:sezione|guida)|sezione \d|capitolo \d|figura \d|tabella \d)/iu,
} satisfies ShapeOf<typeof english>;
