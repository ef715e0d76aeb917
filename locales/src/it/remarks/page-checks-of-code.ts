import type english from '../../en/remarks/page-checks-of-code.ts';
import type { Words } from '../../words.ts';

export default {
  keyword_text: {
    name: 'Parola chiave nelle prime 100 parole',
    advice: 'Il tema deve essere chiaro subito. Nominalo nel primo paragrafo.',
  },
  image_alt: {
    name: 'Immagini senza testo alternativo',
    advice:
      'Senza attributo alt né gli screen reader né la ricerca immagini capiscono la figura. Descrivile; alle decorazioni dai un alt vuoto.',
  },
  internal_links: {
    name: 'Link interni',
    advice: 'I link alle tue pagine guidano visitatori e robot. Aggiungine verso pagine affini.',
  },
  link_texts: {
    name: 'Link senza testo',
    advice: 'Un link senza parole non dice nulla della destinazione. Dai a ciascuno un testo, o un alt alla sua immagine.',
  },
  broken_links: {
    name: 'Link interrotti',
    advice: 'Un vicolo cieco infastidisce e spreca scansioni. Ripara o togli i link indicati.',
  },
  structured_data: {
    name: 'Dati strutturati (JSON-LD)',
    advice:
      'I dati strutturati permettono i risultati avanzati; un blocco che non è JSON valido con un tipo viene ignorato. Aggiungili o correggili.',
  },
  hreflang: {
    name: 'hreflang',
    advice:
      'Un insieme di hreflang vale solo con codici validi e un link alla pagina stessa. Correggi i codici o aggiungi il link mancante.',
  },
  language: {
    name: 'Lingua indicata',
    advice: 'L’attributo lang serve ai browser per tradurre e agli screen reader per pronunciare. Mettilo nell’elemento html.',
  },
  social: {
    name: 'Tag social',
    advice: 'Senza og:title e og:image le reti indovinano l’aspetto del link condiviso. Aggiungi entrambi.',
  },
  viewport: {
    name: 'Viewport mobile',
    advice: 'Google legge prima la pagina mobile. Aggiungi un meta tag viewport con width=device-width.',
  },
  https: {
    name: 'Indirizzo cifrato',
    advice: 'I browser avvisano delle pagine senza https, e la ricerca preferisce https. Sposta la pagina.',
  },
  weight: {
    name: 'Peso del markup',
    advice: 'Un markup pesante carica lentamente, e Google ne legge solo i primi 2 MB. Togli script, stili e dati incorporati.',
  },
} satisfies Words<typeof english>;
