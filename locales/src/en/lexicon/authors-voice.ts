// By which words a passage is known to speak of its author, or of another part of its page.
export default {
  firstPerson:
    /(?<![\p{L}'’])(?:I|I['’](?:m|ve|d|ll)|[Mm]e|[Mm]y|[Mm]ine|[Mm]yself|[Ww]e|[Ww]e['’](?:re|ve|d|ll)|[Uu]s|[Oo]urs?|[Oo]urselves|[Ll]et['’]s)(?![\p{L}])/u,
  /** One person, not a house. */
  asOne: /(?<![\p{L}'’])(?:I|I['’](?:m|ve|d|ll)|[Mm]e|[Mm]y|[Mm]ine|[Mm]yself)(?!\p{L})/u,
  pointsElsewhere:
    /\b(?:as follows|as the following|the following(?! (?:day|year|week|month|morning|season)s?\b)|(?:see|refer to|described in|shown in|explained in|discussed in|covered in)\s+(?:the\s+)?(?:sidebar|section|chapter|appendix|figure|fig\.|table|page|above|below|box)|in (?:this|the (?:next|previous|last|first)) (?:section|chapter|article|post|guide|tutorial|book)|(?:above|below)[- ]?mentioned|as (?:mentioned|described|shown|seen|discussed|explained|noted)(?: (?:above|below|earlier|before|previously))?|(?:shown|listed|described|given|example|see) (?:above|below)|figure \d|table \d|chapter \d|section \d)\b/i,
};
