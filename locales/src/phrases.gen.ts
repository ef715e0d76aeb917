// Made by `npm run locales`; the texts lie in the folders of the languages.
import deAllergens from './de/phrases/allergens.ts';
import deArticle from './de/phrases/article.ts';
import deBrief from './de/phrases/brief.ts';
import deDeliveryNotes from './de/phrases/delivery-notes.ts';
import deExtract from './de/phrases/extract.ts';
import deGeneral from './de/phrases/general.ts';
import deGuestPatterns from './de/phrases/guest-patterns.ts';
import deGuide from './de/phrases/guide.ts';
import deJob from './de/phrases/job.ts';
import deMessage from './de/phrases/message.ts';
import deOfferPatterns from './de/phrases/offer-patterns.ts';
import deProofreading from './de/phrases/proofreading.ts';
import dePropertyFeatures from './de/phrases/property-features.ts';
import deProperty from './de/phrases/property.ts';
import deQuotedPassages from './de/phrases/quoted-passages.ts';
import deReviewPatterns from './de/phrases/review-patterns.ts';
import deReview from './de/phrases/review.ts';
import deScript from './de/phrases/script.ts';
import deSearch from './de/phrases/search.ts';
import deTone from './de/phrases/tone.ts';
import deVoice from './de/phrases/voice.ts';
import enAllergens from './en/phrases/allergens.ts';
import enArticle from './en/phrases/article.ts';
import enBrief from './en/phrases/brief.ts';
import enDeliveryNotes from './en/phrases/delivery-notes.ts';
import enExtract from './en/phrases/extract.ts';
import enGeneral from './en/phrases/general.ts';
import enGuestPatterns from './en/phrases/guest-patterns.ts';
import enGuide from './en/phrases/guide.ts';
import enJob from './en/phrases/job.ts';
import enMessage from './en/phrases/message.ts';
import enOfferPatterns from './en/phrases/offer-patterns.ts';
import enProofreading from './en/phrases/proofreading.ts';
import enPropertyFeatures from './en/phrases/property-features.ts';
import enProperty from './en/phrases/property.ts';
import enQuotedPassages from './en/phrases/quoted-passages.ts';
import enReviewPatterns from './en/phrases/review-patterns.ts';
import enReview from './en/phrases/review.ts';
import enScript from './en/phrases/script.ts';
import enSearch from './en/phrases/search.ts';
import enTone from './en/phrases/tone.ts';
import enVoice from './en/phrases/voice.ts';
import esAllergens from './es/phrases/allergens.ts';
import esArticle from './es/phrases/article.ts';
import esBrief from './es/phrases/brief.ts';
import esDeliveryNotes from './es/phrases/delivery-notes.ts';
import esExtract from './es/phrases/extract.ts';
import esGeneral from './es/phrases/general.ts';
import esGuestPatterns from './es/phrases/guest-patterns.ts';
import esGuide from './es/phrases/guide.ts';
import esJob from './es/phrases/job.ts';
import esMessage from './es/phrases/message.ts';
import esOfferPatterns from './es/phrases/offer-patterns.ts';
import esProofreading from './es/phrases/proofreading.ts';
import esPropertyFeatures from './es/phrases/property-features.ts';
import esProperty from './es/phrases/property.ts';
import esQuotedPassages from './es/phrases/quoted-passages.ts';
import esReviewPatterns from './es/phrases/review-patterns.ts';
import esReview from './es/phrases/review.ts';
import esScript from './es/phrases/script.ts';
import esSearch from './es/phrases/search.ts';
import esTone from './es/phrases/tone.ts';
import esVoice from './es/phrases/voice.ts';
import frAllergens from './fr/phrases/allergens.ts';
import frArticle from './fr/phrases/article.ts';
import frBrief from './fr/phrases/brief.ts';
import frDeliveryNotes from './fr/phrases/delivery-notes.ts';
import frExtract from './fr/phrases/extract.ts';
import frGeneral from './fr/phrases/general.ts';
import frGuestPatterns from './fr/phrases/guest-patterns.ts';
import frGuide from './fr/phrases/guide.ts';
import frJob from './fr/phrases/job.ts';
import frMessage from './fr/phrases/message.ts';
import frOfferPatterns from './fr/phrases/offer-patterns.ts';
import frProofreading from './fr/phrases/proofreading.ts';
import frPropertyFeatures from './fr/phrases/property-features.ts';
import frProperty from './fr/phrases/property.ts';
import frQuotedPassages from './fr/phrases/quoted-passages.ts';
import frReviewPatterns from './fr/phrases/review-patterns.ts';
import frReview from './fr/phrases/review.ts';
import frScript from './fr/phrases/script.ts';
import frSearch from './fr/phrases/search.ts';
import frTone from './fr/phrases/tone.ts';
import frVoice from './fr/phrases/voice.ts';
import itAllergens from './it/phrases/allergens.ts';
import itArticle from './it/phrases/article.ts';
import itBrief from './it/phrases/brief.ts';
import itDeliveryNotes from './it/phrases/delivery-notes.ts';
import itExtract from './it/phrases/extract.ts';
import itGeneral from './it/phrases/general.ts';
import itGuestPatterns from './it/phrases/guest-patterns.ts';
import itGuide from './it/phrases/guide.ts';
import itJob from './it/phrases/job.ts';
import itMessage from './it/phrases/message.ts';
import itOfferPatterns from './it/phrases/offer-patterns.ts';
import itProofreading from './it/phrases/proofreading.ts';
import itPropertyFeatures from './it/phrases/property-features.ts';
import itProperty from './it/phrases/property.ts';
import itQuotedPassages from './it/phrases/quoted-passages.ts';
import itReviewPatterns from './it/phrases/review-patterns.ts';
import itReview from './it/phrases/review.ts';
import itScript from './it/phrases/script.ts';
import itSearch from './it/phrases/search.ts';
import itTone from './it/phrases/tone.ts';
import itVoice from './it/phrases/voice.ts';
import ptBrAllergens from './pt-br/phrases/allergens.ts';
import ptBrArticle from './pt-br/phrases/article.ts';
import ptBrBrief from './pt-br/phrases/brief.ts';
import ptBrDeliveryNotes from './pt-br/phrases/delivery-notes.ts';
import ptBrExtract from './pt-br/phrases/extract.ts';
import ptBrGeneral from './pt-br/phrases/general.ts';
import ptBrGuestPatterns from './pt-br/phrases/guest-patterns.ts';
import ptBrJob from './pt-br/phrases/job.ts';
import ptBrMessage from './pt-br/phrases/message.ts';
import ptBrOfferPatterns from './pt-br/phrases/offer-patterns.ts';
import ptBrProofreading from './pt-br/phrases/proofreading.ts';
import ptBrPropertyFeatures from './pt-br/phrases/property-features.ts';
import ptBrProperty from './pt-br/phrases/property.ts';
import ptBrQuotedPassages from './pt-br/phrases/quoted-passages.ts';
import ptBrReviewPatterns from './pt-br/phrases/review-patterns.ts';
import ptBrReview from './pt-br/phrases/review.ts';
import ptBrScript from './pt-br/phrases/script.ts';
import ptBrSearch from './pt-br/phrases/search.ts';
import ptBrTone from './pt-br/phrases/tone.ts';
import type { InterfaceLanguage } from './languages.ts';
import type { ShapeOf } from './shape-of.ts';

export type AllergensPhrases = ShapeOf<typeof enAllergens>;
export const allergensPhrases: Record<InterfaceLanguage, AllergensPhrases> = {
  en: enAllergens,
  it: itAllergens,
  de: deAllergens,
  es: esAllergens,
  fr: frAllergens,
  'pt-BR': ptBrAllergens,
};

export type ArticlePhrases = ShapeOf<typeof enArticle>;
export const articlePhrases: Record<InterfaceLanguage, ArticlePhrases> = {
  en: enArticle,
  it: itArticle,
  de: deArticle,
  es: esArticle,
  fr: frArticle,
  'pt-BR': ptBrArticle,
};

export type BriefPhrases = ShapeOf<typeof enBrief>;
export const briefPhrases: Record<InterfaceLanguage, BriefPhrases> = {
  en: enBrief,
  it: itBrief,
  de: deBrief,
  es: esBrief,
  fr: frBrief,
  'pt-BR': ptBrBrief,
};

export type DeliveryNotesPhrases = ShapeOf<typeof enDeliveryNotes>;
export const deliveryNotesPhrases: Record<InterfaceLanguage, DeliveryNotesPhrases> = {
  en: enDeliveryNotes,
  it: itDeliveryNotes,
  de: deDeliveryNotes,
  es: esDeliveryNotes,
  fr: frDeliveryNotes,
  'pt-BR': ptBrDeliveryNotes,
};

export type ExtractPhrases = ShapeOf<typeof enExtract>;
export const extractPhrases: Record<InterfaceLanguage, ExtractPhrases> = {
  en: enExtract,
  it: itExtract,
  de: deExtract,
  es: esExtract,
  fr: frExtract,
  'pt-BR': ptBrExtract,
};

export type GeneralPhrases = ShapeOf<typeof enGeneral>;
export const generalPhrases: Record<InterfaceLanguage, GeneralPhrases> = {
  en: enGeneral,
  it: itGeneral,
  de: deGeneral,
  es: esGeneral,
  fr: frGeneral,
  'pt-BR': ptBrGeneral,
};

export type GuestPatternsPhrases = ShapeOf<typeof enGuestPatterns>;
export const guestPatternsPhrases: Record<InterfaceLanguage, GuestPatternsPhrases> = {
  en: enGuestPatterns,
  it: itGuestPatterns,
  de: deGuestPatterns,
  es: esGuestPatterns,
  fr: frGuestPatterns,
  'pt-BR': ptBrGuestPatterns,
};

export type GuidePhrases = ShapeOf<typeof enGuide>;
export const guidePhrases = {
  en: enGuide,
  it: itGuide,
  de: deGuide,
  es: esGuide,
  fr: frGuide,
} satisfies Partial<Record<InterfaceLanguage, GuidePhrases>>;

export type JobPhrases = ShapeOf<typeof enJob>;
export const jobPhrases: Record<InterfaceLanguage, JobPhrases> = {
  en: enJob,
  it: itJob,
  de: deJob,
  es: esJob,
  fr: frJob,
  'pt-BR': ptBrJob,
};

export type MessagePhrases = ShapeOf<typeof enMessage>;
export const messagePhrases: Record<InterfaceLanguage, MessagePhrases> = {
  en: enMessage,
  it: itMessage,
  de: deMessage,
  es: esMessage,
  fr: frMessage,
  'pt-BR': ptBrMessage,
};

export type OfferPatternsPhrases = ShapeOf<typeof enOfferPatterns>;
export const offerPatternsPhrases: Record<InterfaceLanguage, OfferPatternsPhrases> = {
  en: enOfferPatterns,
  it: itOfferPatterns,
  de: deOfferPatterns,
  es: esOfferPatterns,
  fr: frOfferPatterns,
  'pt-BR': ptBrOfferPatterns,
};

export type ProofreadingPhrases = ShapeOf<typeof enProofreading>;
export const proofreadingPhrases: Record<InterfaceLanguage, ProofreadingPhrases> = {
  en: enProofreading,
  it: itProofreading,
  de: deProofreading,
  es: esProofreading,
  fr: frProofreading,
  'pt-BR': ptBrProofreading,
};

export type PropertyPhrases = ShapeOf<typeof enProperty>;
export const propertyPhrases: Record<InterfaceLanguage, PropertyPhrases> = {
  en: enProperty,
  it: itProperty,
  de: deProperty,
  es: esProperty,
  fr: frProperty,
  'pt-BR': ptBrProperty,
};

export type PropertyFeaturesPhrases = ShapeOf<typeof enPropertyFeatures>;
export const propertyFeaturesPhrases: Record<InterfaceLanguage, PropertyFeaturesPhrases> = {
  en: enPropertyFeatures,
  it: itPropertyFeatures,
  de: dePropertyFeatures,
  es: esPropertyFeatures,
  fr: frPropertyFeatures,
  'pt-BR': ptBrPropertyFeatures,
};

export type QuotedPassagesPhrases = ShapeOf<typeof enQuotedPassages>;
export const quotedPassagesPhrases: Record<InterfaceLanguage, QuotedPassagesPhrases> = {
  en: enQuotedPassages,
  it: itQuotedPassages,
  de: deQuotedPassages,
  es: esQuotedPassages,
  fr: frQuotedPassages,
  'pt-BR': ptBrQuotedPassages,
};

export type ReviewPhrases = ShapeOf<typeof enReview>;
export const reviewPhrases: Record<InterfaceLanguage, ReviewPhrases> = {
  en: enReview,
  it: itReview,
  de: deReview,
  es: esReview,
  fr: frReview,
  'pt-BR': ptBrReview,
};

export type ReviewPatternsPhrases = ShapeOf<typeof enReviewPatterns>;
export const reviewPatternsPhrases: Record<InterfaceLanguage, ReviewPatternsPhrases> = {
  en: enReviewPatterns,
  it: itReviewPatterns,
  de: deReviewPatterns,
  es: esReviewPatterns,
  fr: frReviewPatterns,
  'pt-BR': ptBrReviewPatterns,
};

export type ScriptPhrases = ShapeOf<typeof enScript>;
export const scriptPhrases: Record<InterfaceLanguage, ScriptPhrases> = {
  en: enScript,
  it: itScript,
  de: deScript,
  es: esScript,
  fr: frScript,
  'pt-BR': ptBrScript,
};

export type SearchPhrases = ShapeOf<typeof enSearch>;
export const searchPhrases: Record<InterfaceLanguage, SearchPhrases> = {
  en: enSearch,
  it: itSearch,
  de: deSearch,
  es: esSearch,
  fr: frSearch,
  'pt-BR': ptBrSearch,
};

export type TonePhrases = ShapeOf<typeof enTone>;
export const tonePhrases: Record<InterfaceLanguage, TonePhrases> = {
  en: enTone,
  it: itTone,
  de: deTone,
  es: esTone,
  fr: frTone,
  'pt-BR': ptBrTone,
};

export type VoicePhrases = ShapeOf<typeof enVoice>;
export const voicePhrases = {
  en: enVoice,
  it: itVoice,
  de: deVoice,
  es: esVoice,
  fr: frVoice,
} satisfies Partial<Record<InterfaceLanguage, VoicePhrases>>;
