// TMX and TBX as their entries. Nothing that a document type declares is read: such a file is refused before it is parsed, and nothing is fetched.
import { Parser } from 'htmlparser2';

export interface ExchangeText {
  language: string;
  text: string;
  /** Of TBX: when the term is used, or why it must not be. */
  note: string | null;
  /** Null where the file does not say. */
  isForbidden: boolean | null;
}

export interface ExchangeEntry {
  /** Line of the file on which it begins. */
  line: number;
  formality: string | null;
  /** In the order of the file; the first of several terms of a language. */
  texts: ExchangeText[];
}

export interface ExchangeXml {
  /** As the header names it; null where any of an entry's languages may be the original. */
  sourceLanguage: string | null;
  entries: ExchangeEntry[];
}

/** Why a file is not read. */
export type XmlFault = 'file_with_entities' | 'file_damaged' | 'too_many_pairs';

const roots = new Set(['tmx', 'martif', 'tbx']);
const entryNames = new Set(['tu', 'termEntry', 'conceptEntry']);
const languageNames = new Set(['tuv', 'langSet', 'langSec']);
const textNames = new Set(['seg', 'term']);
/** Codes of another program's formatting, which are no words. */
const codeNames = new Set(['bpt', 'ept', 'ph', 'it', 'ut']);
const structure = new Set([...roots, ...entryNames, ...languageNames, 'body', 'text']);

/** Status of terms that must not be used, of TBX-Basic and of TBX version 3. */
const forbidden = new Set(['deprecatedTerm-admn-sts', 'supersededTerm-admn-sts', 'deprecatedTerm', 'supersededTerm']);

/** Deeper elements are no file of these: each costs the parser more than the one before. */
const deepest = 50;

const declares = /<!ENTITY|<!DOCTYPE[^>]*\[|<!ELEMENT|<!ATTLIST/i;

/** Reads the file, or returns its fault. `most` limits its entries. */
export function readExchangeXml(xml: string, most: number): ExchangeXml | XmlFault {
  if (declares.test(xml)) return 'file_with_entities';
  const entries: ExchangeEntry[] = [];
  let sourceLanguage: string | null = null;
  let root: string | null = null;
  let isClosed = false;
  let isBroken = false;
  let entry: ExchangeEntry | null = null;
  let language: string | null = null;
  let said: string | null = null;
  let formality: string | null = null;
  let remark: { kind: 'note' | 'status'; text: string } | null = null;
  let codes = 0;
  // Codes of our own files hold our marks, those of other programs mean nothing here.
  let isOurs = false;
  let depth = 0;
  let line = 1;
  let counted = 0;
  const lineAt = (index: number) => {
    for (; counted < index; counted += 1) if (xml.charCodeAt(counted) === 10) line += 1;
    return line;
  };
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        depth += 1;
        if (depth > deepest) {
          isBroken = true;
          parser.pause();
        }
        if (root === null) root = name;
        else if (isClosed) isBroken = true;
        if (name === 'header' && attributes['srclang'] && attributes['srclang'] !== '*all*')
          sourceLanguage = attributes['srclang'];
        if (name === 'header') isOurs = attributes['creationtool'] === 'Folio';
        if (entryNames.has(name)) entry = { line: lineAt(parser.startIndex), formality: null, texts: [] };
        if (languageNames.has(name)) language = attributes['xml:lang'] ?? attributes['lang'] ?? '';
        if (textNames.has(name) && language !== null) said = '';
        if (name === 'prop' && attributes['type'] === 'x-formality') formality = '';
        if (name === 'note' && language !== null) remark = { kind: 'note', text: '' };
        if (name === 'termNote' && attributes['type'] === 'administrativeStatus') remark = { kind: 'status', text: '' };
        if (codeNames.has(name)) codes += 1;
      },
      ontext(text) {
        if (said !== null && (codes === 0 || isOurs)) said += text;
        if (formality !== null) formality += text;
        if (remark !== null) remark.text += text;
      },
      onclosetag(name, isImplied) {
        depth -= 1;
        if (isImplied && structure.has(name)) isBroken = true;
        if (codeNames.has(name)) codes -= 1;
        if (textNames.has(name) && entry && language !== null && said !== null) {
          const now = language;
          if (!entry.texts.some((one) => one.language === now))
            entry.texts.push({ language: now, text: said, note: null, isForbidden: null });
          said = null;
        }
        if (remark !== null && (name === 'note' || name === 'termNote')) {
          // Of the term before it; of further terms of a language nothing is kept.
          const term = entry?.texts.at(-1);
          if (term?.language === language && remark.kind === 'note') term.note ??= remark.text.trim() || null;
          else if (term?.language === language) term.isForbidden = forbidden.has(remark.text.trim());
          remark = null;
        }
        if (name === 'prop' && formality !== null) {
          if (entry) entry.formality = formality.trim();
          formality = null;
        }
        if (languageNames.has(name)) language = null;
        if (entryNames.has(name) && entry) {
          entries.push(entry);
          entry = null;
          if (entries.length > most) parser.pause();
        }
        if (name === root) isClosed = true;
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.write(xml);
  if (entries.length > most) return 'too_many_pairs';
  if (isBroken) return 'file_damaged';
  parser.end();
  if (root === null || !roots.has(root) || !isClosed || isBroken) return 'file_damaged';
  return { sourceLanguage, entries };
}
