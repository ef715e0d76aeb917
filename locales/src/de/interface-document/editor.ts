import type english from '../../en/interface-document/editor.ts';
import type { Words } from '../../words.ts';

export default {
  editText: 'Text bearbeiten',
  title: 'Titel des Dokuments',
  versionSaved: 'Als neue Version gespeichert',
  brief: 'Das ist ein Briefing, kein fertiger Text. An {{places}} Stellen fehlen Angaben. Es hat {{price}} Credits gekostet.',
  gone: 'Dieses Dokument gibt es nicht mehr',
  loss: '„{{title}}“ wird mit allen Versionen gelöscht.',
  save: {
    saved: 'gespeichert {{ago}}',
    saving: 'wird gespeichert',
    unsaved: 'noch nicht gespeichert',
    retrying: 'nicht gespeichert, neuer Versuch läuft',
    conflict: 'nicht gespeichert, bitte Version wählen',
    refused: 'nicht gespeichert: {{message}}',
  },
  panel: {
    label: 'Zu diesem Dokument',
    text: 'Text',
    file: 'Datei',
    views: 'Was gezeigt wird',
    seo: 'SEO',
    voice: 'Stimme',
    details: 'Details',
  },
  seo: {
    extract: {
      verdict: 'Auszug, keine Bewertung',
      why: 'Der größte Teil dieses Dokuments zitiert seine Quellen wörtlich. Eine Bewertung gibt es, sobald es ein eigener Text ist.',
    },
    length: 'Länge',
    status: 'Länge des Textes',
    reading: '{{words}}, etwa {{minutes}} Min. Lesezeit',
    keywords: 'Keywords',
    noKeywords: 'Dieser Auftrag nannte keine Keywords.',
    snippet: 'So sieht es in der Suche aus',
    yourSite: 'ihre-website.de',
    noDescription: 'Ohne Beschreibung wählen Suchmaschinen selbst eine Textstelle.',
    metaTitle: 'Meta-Titel',
    metaDescription: 'Meta-Beschreibung',
    pixels: '{{pixels}} von {{limit}} px',
    verdict: {
      all: 'Alle Prüfungen erfüllt',
      almost: 'Fast geschafft',
      some: 'Noch ein Stück Weg',
    },
    width: {
      empty: 'Noch leer',
      fits: 'Passt',
      titleWide: 'Zu lang, das Ende wird abgeschnitten',
      descriptionWide: 'Zu lang, das Ende wird abgeschnitten',
    },
  },
  history: {
    button: 'Verlauf',
  },
  text: 'Text des Dokuments',
} satisfies Words<typeof english>;
