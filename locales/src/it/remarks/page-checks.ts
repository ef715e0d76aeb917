import type english from '../../en/remarks/page-checks.ts';
import type { Words } from '../../words.ts';

export default {
  status: {
    name: 'Risposta del server',
    advice: 'Solo le pagine che rispondono 200 vengono indicizzate. Ripara la pagina o rimanda altrove con un 301.',
  },
  redirect: {
    name: 'Reindirizzamento',
    advice: 'L’indirizzo porta altrove: costa tempo e scansioni. Collega direttamente l’indirizzo finale.',
  },
  indexable: {
    name: 'Indicizzazione consentita',
    advice:
      'Un noindex tiene la pagina fuori da ogni motore di ricerca. Toglilo dal meta tag robots o dall’intestazione X-Robots-Tag se la pagina va trovata.',
  },
  robots_txt: {
    name: 'robots.txt',
    advice: 'robots.txt vieta di scansionare questo indirizzo, quindi il contenuto non viene letto. Cambia la regola indicata.',
  },
  canonical: {
    name: 'Indirizzo canonico',
    advice:
      'Un solo link canonico alla pagina stessa dice ai motori quale indirizzo conta; un altro indirizzo gli cede il posizionamento. Indicane esattamente uno.',
  },
  title: {
    name: 'Titolo',
    advice:
      'Il titolo è l’intestazione del risultato e viene tagliato oltre 580 px. Danne alla pagina uno tra 200 e 580 px che nomini prima il tema.',
  },
  description: {
    name: 'Meta description',
    advice:
      'La descrizione conquista il clic e viene tagliata oltre 920 px. Scrivine una tra 400 e 920 px con il vantaggio in testa.',
  },
  h1: {
    name: 'Titolo principale (H1)',
    advice: 'Un H1 dice a lettori e motori di che cosa tratta la pagina. Tienine esattamente uno.',
  },
  heading_order: {
    name: 'Ordine dei titoli',
    advice: 'Un livello saltato rompe la scaletta seguita da screen reader e motori. Passa da H2 a H3 senza salti.',
  },
  words: {
    name: 'Parole del testo principale',
    advice: 'Poco testo di rado risponde a fondo. Aggiungi ciò che i visitatori chiedono; non esiste una lunghezza ideale.',
  },
  readability: {
    name: 'Leggibilità (0-100)',
    advice: 'Sotto 40 molti lettori rinunciano. Dividi le frasi lunghe e scegli parole più brevi.',
  },
  keyword_title: {
    name: 'Parola chiave nel titolo',
    advice: 'Chi cerca guarda se ritrova le proprie parole. Metti la parola chiave verso l’inizio del titolo.',
  },
  keyword_h1: {
    name: 'Parola chiave nell’H1',
    advice: 'Il titolo deve confermare che il visitatore è nel posto giusto. Usa la parola chiave o una sua forma.',
  },
} satisfies Words<typeof english>;
