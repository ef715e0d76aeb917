// Made by `npm run locales`; the texts lie in the folders of the languages.
import deAbbreviations from './de/lexicon/abbreviations.ts';
import deAllergens from './de/lexicon/allergens.ts';
import deAuthorNotes from './de/lexicon/author-notes.ts';
import deAuthorsVoice from './de/lexicon/authors-voice.ts';
import deClauseOpenings from './de/lexicon/clause-openings.ts';
import deClauses from './de/lexicon/clauses.ts';
import deDangling from './de/lexicon/dangling.ts';
import deEndings from './de/lexicon/endings.ts';
import deFillers from './de/lexicon/fillers.ts';
import deFrequentWords from './de/lexicon/frequent-words.ts';
import deGenericWords from './de/lexicon/generic-words.ts';
import deLinkWords from './de/lexicon/link-words.ts';
import deNumberWords from './de/lexicon/number-words.ts';
import deOtherAmounts from './de/lexicon/other-amounts.ts';
import dePictureSubjects from './de/lexicon/picture-subjects.ts';
import dePlainWords from './de/lexicon/plain-words.ts';
import dePolarity from './de/lexicon/polarity.ts';
import deProofreading from './de/lexicon/proofreading.ts';
import dePropertyTerms from './de/lexicon/property-terms.ts';
import deReadability from './de/lexicon/readability.ts';
import deSearchIntent from './de/lexicon/search-intent.ts';
import deSearchKeywords from './de/lexicon/search-keywords.ts';
import deSmallWords from './de/lexicon/small-words.ts';
import deSpeaksOfItself from './de/lexicon/speaks-of-itself.ts';
import deSpokenSigns from './de/lexicon/spoken-signs.ts';
import deStoreFacts from './de/lexicon/store-facts.ts';
import deSumsUp from './de/lexicon/sums-up.ts';
import deSyllables from './de/lexicon/syllables.ts';
import deSynonyms from './de/lexicon/synonyms.ts';
import deTypography from './de/lexicon/typography.ts';
import deVoiceMarkers from './de/lexicon/voice-markers.ts';
import enAbbreviations from './en/lexicon/abbreviations.ts';
import enAllergens from './en/lexicon/allergens.ts';
import enAuthorNotes from './en/lexicon/author-notes.ts';
import enAuthorsVoice from './en/lexicon/authors-voice.ts';
import enClauseOpenings from './en/lexicon/clause-openings.ts';
import enClauses from './en/lexicon/clauses.ts';
import enDangling from './en/lexicon/dangling.ts';
import enEndings from './en/lexicon/endings.ts';
import enFillers from './en/lexicon/fillers.ts';
import enFrequentWords from './en/lexicon/frequent-words.ts';
import enGenericWords from './en/lexicon/generic-words.ts';
import enLinkWords from './en/lexicon/link-words.ts';
import enNumberWords from './en/lexicon/number-words.ts';
import enOtherAmounts from './en/lexicon/other-amounts.ts';
import enPictureSubjects from './en/lexicon/picture-subjects.ts';
import enPlainWords from './en/lexicon/plain-words.ts';
import enPolarity from './en/lexicon/polarity.ts';
import enProofreading from './en/lexicon/proofreading.ts';
import enPropertyTerms from './en/lexicon/property-terms.ts';
import enReadability from './en/lexicon/readability.ts';
import enSearchIntent from './en/lexicon/search-intent.ts';
import enSearchKeywords from './en/lexicon/search-keywords.ts';
import enSmallWords from './en/lexicon/small-words.ts';
import enSpeaksOfItself from './en/lexicon/speaks-of-itself.ts';
import enSpokenSigns from './en/lexicon/spoken-signs.ts';
import enStoreFacts from './en/lexicon/store-facts.ts';
import enSumsUp from './en/lexicon/sums-up.ts';
import enSyllables from './en/lexicon/syllables.ts';
import enSynonyms from './en/lexicon/synonyms.ts';
import enTypography from './en/lexicon/typography.ts';
import enVoiceMarkers from './en/lexicon/voice-markers.ts';
import esAbbreviations from './es/lexicon/abbreviations.ts';
import esAllergens from './es/lexicon/allergens.ts';
import esAuthorNotes from './es/lexicon/author-notes.ts';
import esAuthorsVoice from './es/lexicon/authors-voice.ts';
import esClauseOpenings from './es/lexicon/clause-openings.ts';
import esClauses from './es/lexicon/clauses.ts';
import esDangling from './es/lexicon/dangling.ts';
import esEndings from './es/lexicon/endings.ts';
import esFillers from './es/lexicon/fillers.ts';
import esFrequentWords from './es/lexicon/frequent-words.ts';
import esGenericWords from './es/lexicon/generic-words.ts';
import esLinkWords from './es/lexicon/link-words.ts';
import esNumberWords from './es/lexicon/number-words.ts';
import esOtherAmounts from './es/lexicon/other-amounts.ts';
import esPictureSubjects from './es/lexicon/picture-subjects.ts';
import esPlainWords from './es/lexicon/plain-words.ts';
import esPolarity from './es/lexicon/polarity.ts';
import esProofreading from './es/lexicon/proofreading.ts';
import esPropertyTerms from './es/lexicon/property-terms.ts';
import esReadability from './es/lexicon/readability.ts';
import esSearchIntent from './es/lexicon/search-intent.ts';
import esSearchKeywords from './es/lexicon/search-keywords.ts';
import esSmallWords from './es/lexicon/small-words.ts';
import esSpeaksOfItself from './es/lexicon/speaks-of-itself.ts';
import esSpokenSigns from './es/lexicon/spoken-signs.ts';
import esStoreFacts from './es/lexicon/store-facts.ts';
import esSumsUp from './es/lexicon/sums-up.ts';
import esSyllables from './es/lexicon/syllables.ts';
import esSynonyms from './es/lexicon/synonyms.ts';
import esTypography from './es/lexicon/typography.ts';
import esVoiceMarkers from './es/lexicon/voice-markers.ts';
import frAbbreviations from './fr/lexicon/abbreviations.ts';
import frAllergens from './fr/lexicon/allergens.ts';
import frAuthorNotes from './fr/lexicon/author-notes.ts';
import frAuthorsVoice from './fr/lexicon/authors-voice.ts';
import frClauseOpenings from './fr/lexicon/clause-openings.ts';
import frClauses from './fr/lexicon/clauses.ts';
import frDangling from './fr/lexicon/dangling.ts';
import frEndings from './fr/lexicon/endings.ts';
import frFillers from './fr/lexicon/fillers.ts';
import frFrequentWords from './fr/lexicon/frequent-words.ts';
import frGenericWords from './fr/lexicon/generic-words.ts';
import frLinkWords from './fr/lexicon/link-words.ts';
import frNumberWords from './fr/lexicon/number-words.ts';
import frOtherAmounts from './fr/lexicon/other-amounts.ts';
import frPictureSubjects from './fr/lexicon/picture-subjects.ts';
import frPlainWords from './fr/lexicon/plain-words.ts';
import frPolarity from './fr/lexicon/polarity.ts';
import frProofreading from './fr/lexicon/proofreading.ts';
import frPropertyTerms from './fr/lexicon/property-terms.ts';
import frReadability from './fr/lexicon/readability.ts';
import frSearchIntent from './fr/lexicon/search-intent.ts';
import frSearchKeywords from './fr/lexicon/search-keywords.ts';
import frSmallWords from './fr/lexicon/small-words.ts';
import frSpeaksOfItself from './fr/lexicon/speaks-of-itself.ts';
import frSpokenSigns from './fr/lexicon/spoken-signs.ts';
import frStoreFacts from './fr/lexicon/store-facts.ts';
import frSumsUp from './fr/lexicon/sums-up.ts';
import frSyllables from './fr/lexicon/syllables.ts';
import frSynonyms from './fr/lexicon/synonyms.ts';
import frTypography from './fr/lexicon/typography.ts';
import frVoiceMarkers from './fr/lexicon/voice-markers.ts';
import itAbbreviations from './it/lexicon/abbreviations.ts';
import itAllergens from './it/lexicon/allergens.ts';
import itAuthorNotes from './it/lexicon/author-notes.ts';
import itAuthorsVoice from './it/lexicon/authors-voice.ts';
import itClauseOpenings from './it/lexicon/clause-openings.ts';
import itClauses from './it/lexicon/clauses.ts';
import itDangling from './it/lexicon/dangling.ts';
import itEndings from './it/lexicon/endings.ts';
import itFillers from './it/lexicon/fillers.ts';
import itFrequentWords from './it/lexicon/frequent-words.ts';
import itGenericWords from './it/lexicon/generic-words.ts';
import itLinkWords from './it/lexicon/link-words.ts';
import itNumberWords from './it/lexicon/number-words.ts';
import itOtherAmounts from './it/lexicon/other-amounts.ts';
import itPictureSubjects from './it/lexicon/picture-subjects.ts';
import itPlainWords from './it/lexicon/plain-words.ts';
import itPolarity from './it/lexicon/polarity.ts';
import itProofreading from './it/lexicon/proofreading.ts';
import itPropertyTerms from './it/lexicon/property-terms.ts';
import itReadability from './it/lexicon/readability.ts';
import itSearchIntent from './it/lexicon/search-intent.ts';
import itSearchKeywords from './it/lexicon/search-keywords.ts';
import itSmallWords from './it/lexicon/small-words.ts';
import itSpeaksOfItself from './it/lexicon/speaks-of-itself.ts';
import itSpokenSigns from './it/lexicon/spoken-signs.ts';
import itStoreFacts from './it/lexicon/store-facts.ts';
import itSumsUp from './it/lexicon/sums-up.ts';
import itSyllables from './it/lexicon/syllables.ts';
import itSynonyms from './it/lexicon/synonyms.ts';
import itTypography from './it/lexicon/typography.ts';
import itVoiceMarkers from './it/lexicon/voice-markers.ts';
import ptBrAbbreviations from './pt-br/lexicon/abbreviations.ts';
import ptBrAllergens from './pt-br/lexicon/allergens.ts';
import ptBrAuthorNotes from './pt-br/lexicon/author-notes.ts';
import ptBrAuthorsVoice from './pt-br/lexicon/authors-voice.ts';
import ptBrClauseOpenings from './pt-br/lexicon/clause-openings.ts';
import ptBrClauses from './pt-br/lexicon/clauses.ts';
import ptBrDangling from './pt-br/lexicon/dangling.ts';
import ptBrEndings from './pt-br/lexicon/endings.ts';
import ptBrFillers from './pt-br/lexicon/fillers.ts';
import ptBrFrequentWords from './pt-br/lexicon/frequent-words.ts';
import ptBrGenericWords from './pt-br/lexicon/generic-words.ts';
import ptBrLinkWords from './pt-br/lexicon/link-words.ts';
import ptBrNumberWords from './pt-br/lexicon/number-words.ts';
import ptBrOtherAmounts from './pt-br/lexicon/other-amounts.ts';
import ptBrPictureSubjects from './pt-br/lexicon/picture-subjects.ts';
import ptBrPlainWords from './pt-br/lexicon/plain-words.ts';
import ptBrPolarity from './pt-br/lexicon/polarity.ts';
import ptBrProofreading from './pt-br/lexicon/proofreading.ts';
import ptBrPropertyTerms from './pt-br/lexicon/property-terms.ts';
import ptBrReadability from './pt-br/lexicon/readability.ts';
import ptBrSearchIntent from './pt-br/lexicon/search-intent.ts';
import ptBrSearchKeywords from './pt-br/lexicon/search-keywords.ts';
import ptBrSmallWords from './pt-br/lexicon/small-words.ts';
import ptBrSpeaksOfItself from './pt-br/lexicon/speaks-of-itself.ts';
import ptBrSpokenSigns from './pt-br/lexicon/spoken-signs.ts';
import ptBrStoreFacts from './pt-br/lexicon/store-facts.ts';
import ptBrSumsUp from './pt-br/lexicon/sums-up.ts';
import ptBrSyllables from './pt-br/lexicon/syllables.ts';
import ptBrSynonyms from './pt-br/lexicon/synonyms.ts';
import ptBrTypography from './pt-br/lexicon/typography.ts';
import type { InterfaceLanguage } from './languages.ts';
import type { ShapeOf } from './shape-of.ts';

export type AbbreviationsLexicon = ShapeOf<typeof enAbbreviations>;
export const abbreviationsLexicon: Record<InterfaceLanguage, AbbreviationsLexicon> = {
  en: enAbbreviations,
  it: itAbbreviations,
  de: deAbbreviations,
  es: esAbbreviations,
  fr: frAbbreviations,
  'pt-BR': ptBrAbbreviations,
};

export type AllergensLexicon = ShapeOf<typeof enAllergens>;
export const allergensLexicon: Record<InterfaceLanguage, AllergensLexicon> = {
  en: enAllergens,
  it: itAllergens,
  de: deAllergens,
  es: esAllergens,
  fr: frAllergens,
  'pt-BR': ptBrAllergens,
};

export type AuthorNotesLexicon = ShapeOf<typeof enAuthorNotes>;
export const authorNotesLexicon: Record<InterfaceLanguage, AuthorNotesLexicon> = {
  en: enAuthorNotes,
  it: itAuthorNotes,
  de: deAuthorNotes,
  es: esAuthorNotes,
  fr: frAuthorNotes,
  'pt-BR': ptBrAuthorNotes,
};

export type AuthorsVoiceLexicon = ShapeOf<typeof enAuthorsVoice>;
export const authorsVoiceLexicon: Record<InterfaceLanguage, AuthorsVoiceLexicon> = {
  en: enAuthorsVoice,
  it: itAuthorsVoice,
  de: deAuthorsVoice,
  es: esAuthorsVoice,
  fr: frAuthorsVoice,
  'pt-BR': ptBrAuthorsVoice,
};

export type ClauseOpeningsLexicon = ShapeOf<typeof enClauseOpenings>;
export const clauseOpeningsLexicon: Record<InterfaceLanguage, ClauseOpeningsLexicon> = {
  en: enClauseOpenings,
  it: itClauseOpenings,
  de: deClauseOpenings,
  es: esClauseOpenings,
  fr: frClauseOpenings,
  'pt-BR': ptBrClauseOpenings,
};

export type ClausesLexicon = ShapeOf<typeof enClauses>;
export const clausesLexicon: Record<InterfaceLanguage, ClausesLexicon> = {
  en: enClauses,
  it: itClauses,
  de: deClauses,
  es: esClauses,
  fr: frClauses,
  'pt-BR': ptBrClauses,
};

export type DanglingLexicon = ShapeOf<typeof enDangling>;
export const danglingLexicon: Record<InterfaceLanguage, DanglingLexicon> = {
  en: enDangling,
  it: itDangling,
  de: deDangling,
  es: esDangling,
  fr: frDangling,
  'pt-BR': ptBrDangling,
};

export type EndingsLexicon = ShapeOf<typeof enEndings>;
export const endingsLexicon: Record<InterfaceLanguage, EndingsLexicon> = {
  en: enEndings,
  it: itEndings,
  de: deEndings,
  es: esEndings,
  fr: frEndings,
  'pt-BR': ptBrEndings,
};

export type FillersLexicon = ShapeOf<typeof enFillers>;
export const fillersLexicon: Record<InterfaceLanguage, FillersLexicon> = {
  en: enFillers,
  it: itFillers,
  de: deFillers,
  es: esFillers,
  fr: frFillers,
  'pt-BR': ptBrFillers,
};

export type FrequentWordsLexicon = ShapeOf<typeof enFrequentWords>;
export const frequentWordsLexicon: Record<InterfaceLanguage, FrequentWordsLexicon> = {
  en: enFrequentWords,
  it: itFrequentWords,
  de: deFrequentWords,
  es: esFrequentWords,
  fr: frFrequentWords,
  'pt-BR': ptBrFrequentWords,
};

export type GenericWordsLexicon = ShapeOf<typeof enGenericWords>;
export const genericWordsLexicon: Record<InterfaceLanguage, GenericWordsLexicon> = {
  en: enGenericWords,
  it: itGenericWords,
  de: deGenericWords,
  es: esGenericWords,
  fr: frGenericWords,
  'pt-BR': ptBrGenericWords,
};

export type LinkWordsLexicon = ShapeOf<typeof enLinkWords>;
export const linkWordsLexicon: Record<InterfaceLanguage, LinkWordsLexicon> = {
  en: enLinkWords,
  it: itLinkWords,
  de: deLinkWords,
  es: esLinkWords,
  fr: frLinkWords,
  'pt-BR': ptBrLinkWords,
};

export type NumberWordsLexicon = ShapeOf<typeof enNumberWords>;
export const numberWordsLexicon: Record<InterfaceLanguage, NumberWordsLexicon> = {
  en: enNumberWords,
  it: itNumberWords,
  de: deNumberWords,
  es: esNumberWords,
  fr: frNumberWords,
  'pt-BR': ptBrNumberWords,
};

export type OtherAmountsLexicon = ShapeOf<typeof enOtherAmounts>;
export const otherAmountsLexicon: Record<InterfaceLanguage, OtherAmountsLexicon> = {
  en: enOtherAmounts,
  it: itOtherAmounts,
  de: deOtherAmounts,
  es: esOtherAmounts,
  fr: frOtherAmounts,
  'pt-BR': ptBrOtherAmounts,
};

export type PictureSubjectsLexicon = ShapeOf<typeof enPictureSubjects>;
export const pictureSubjectsLexicon: Record<InterfaceLanguage, PictureSubjectsLexicon> = {
  en: enPictureSubjects,
  it: itPictureSubjects,
  de: dePictureSubjects,
  es: esPictureSubjects,
  fr: frPictureSubjects,
  'pt-BR': ptBrPictureSubjects,
};

export type PlainWordsLexicon = ShapeOf<typeof enPlainWords>;
export const plainWordsLexicon: Record<InterfaceLanguage, PlainWordsLexicon> = {
  en: enPlainWords,
  it: itPlainWords,
  de: dePlainWords,
  es: esPlainWords,
  fr: frPlainWords,
  'pt-BR': ptBrPlainWords,
};

export type PolarityLexicon = ShapeOf<typeof enPolarity>;
export const polarityLexicon: Record<InterfaceLanguage, PolarityLexicon> = {
  en: enPolarity,
  it: itPolarity,
  de: dePolarity,
  es: esPolarity,
  fr: frPolarity,
  'pt-BR': ptBrPolarity,
};

export type ProofreadingLexicon = ShapeOf<typeof enProofreading>;
export const proofreadingLexicon: Record<InterfaceLanguage, ProofreadingLexicon> = {
  en: enProofreading,
  it: itProofreading,
  de: deProofreading,
  es: esProofreading,
  fr: frProofreading,
  'pt-BR': ptBrProofreading,
};

export type PropertyTermsLexicon = ShapeOf<typeof enPropertyTerms>;
export const propertyTermsLexicon: Record<InterfaceLanguage, PropertyTermsLexicon> = {
  en: enPropertyTerms,
  it: itPropertyTerms,
  de: dePropertyTerms,
  es: esPropertyTerms,
  fr: frPropertyTerms,
  'pt-BR': ptBrPropertyTerms,
};

export type ReadabilityLexicon = ShapeOf<typeof enReadability>;
export const readabilityLexicon: Record<InterfaceLanguage, ReadabilityLexicon> = {
  en: enReadability,
  it: itReadability,
  de: deReadability,
  es: esReadability,
  fr: frReadability,
  'pt-BR': ptBrReadability,
};

export type SearchIntentLexicon = ShapeOf<typeof enSearchIntent>;
export const searchIntentLexicon: Record<InterfaceLanguage, SearchIntentLexicon> = {
  en: enSearchIntent,
  it: itSearchIntent,
  de: deSearchIntent,
  es: esSearchIntent,
  fr: frSearchIntent,
  'pt-BR': ptBrSearchIntent,
};

export type SearchKeywordsLexicon = ShapeOf<typeof enSearchKeywords>;
export const searchKeywordsLexicon: Record<InterfaceLanguage, SearchKeywordsLexicon> = {
  en: enSearchKeywords,
  it: itSearchKeywords,
  de: deSearchKeywords,
  es: esSearchKeywords,
  fr: frSearchKeywords,
  'pt-BR': ptBrSearchKeywords,
};

export type SmallWordsLexicon = ShapeOf<typeof enSmallWords>;
export const smallWordsLexicon: Record<InterfaceLanguage, SmallWordsLexicon> = {
  en: enSmallWords,
  it: itSmallWords,
  de: deSmallWords,
  es: esSmallWords,
  fr: frSmallWords,
  'pt-BR': ptBrSmallWords,
};

export type SpeaksOfItselfLexicon = ShapeOf<typeof enSpeaksOfItself>;
export const speaksOfItselfLexicon: Record<InterfaceLanguage, SpeaksOfItselfLexicon> = {
  en: enSpeaksOfItself,
  it: itSpeaksOfItself,
  de: deSpeaksOfItself,
  es: esSpeaksOfItself,
  fr: frSpeaksOfItself,
  'pt-BR': ptBrSpeaksOfItself,
};

export type SpokenSignsLexicon = ShapeOf<typeof enSpokenSigns>;
export const spokenSignsLexicon: Record<InterfaceLanguage, SpokenSignsLexicon> = {
  en: enSpokenSigns,
  it: itSpokenSigns,
  de: deSpokenSigns,
  es: esSpokenSigns,
  fr: frSpokenSigns,
  'pt-BR': ptBrSpokenSigns,
};

export type StoreFactsLexicon = ShapeOf<typeof enStoreFacts>;
export const storeFactsLexicon: Record<InterfaceLanguage, StoreFactsLexicon> = {
  en: enStoreFacts,
  it: itStoreFacts,
  de: deStoreFacts,
  es: esStoreFacts,
  fr: frStoreFacts,
  'pt-BR': ptBrStoreFacts,
};

export type SumsUpLexicon = ShapeOf<typeof enSumsUp>;
export const sumsUpLexicon: Record<InterfaceLanguage, SumsUpLexicon> = {
  en: enSumsUp,
  it: itSumsUp,
  de: deSumsUp,
  es: esSumsUp,
  fr: frSumsUp,
  'pt-BR': ptBrSumsUp,
};

export type SyllablesLexicon = ShapeOf<typeof enSyllables>;
export const syllablesLexicon: Record<InterfaceLanguage, SyllablesLexicon> = {
  en: enSyllables,
  it: itSyllables,
  de: deSyllables,
  es: esSyllables,
  fr: frSyllables,
  'pt-BR': ptBrSyllables,
};

export type SynonymsLexicon = ShapeOf<typeof enSynonyms>;
export const synonymsLexicon: Record<InterfaceLanguage, SynonymsLexicon> = {
  en: enSynonyms,
  it: itSynonyms,
  de: deSynonyms,
  es: esSynonyms,
  fr: frSynonyms,
  'pt-BR': ptBrSynonyms,
};

export type TypographyLexicon = ShapeOf<typeof enTypography>;
export const typographyLexicon: Record<InterfaceLanguage, TypographyLexicon> = {
  en: enTypography,
  it: itTypography,
  de: deTypography,
  es: esTypography,
  fr: frTypography,
  'pt-BR': ptBrTypography,
};

export type VoiceMarkersLexicon = ShapeOf<typeof enVoiceMarkers>;
export const voiceMarkersLexicon = {
  en: enVoiceMarkers,
  it: itVoiceMarkers,
  de: deVoiceMarkers,
  es: esVoiceMarkers,
  fr: frVoiceMarkers,
} satisfies Partial<Record<InterfaceLanguage, VoiceMarkersLexicon>>;
