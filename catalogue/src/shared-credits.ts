// Prices that many tools have in common.
import type { CreditRule } from '@folio/contract/tool-definition';

type Credits = Partial<CreditRule> & Pick<CreditRule, 'rule' | 'amount'>;

/** Credits that a person's proofreading adds to an order. */
export const humanProofreadingAddon = { field: 'human_proofreading', equals: true, amount: 100, human: true };

/** 20 credits for 100 words of the asked length, and what a short text costs at least. */
export const creditsByLength = (minimum: number) => ({
  rule: 'per_words' as const,
  amount: 20,
  per: 100,
  basis: 'field:length',
  minimum,
});

/** 20 credits for 100 words of the asked length; the anchor of all writing prices. */
export const articleCredits: Credits = {
  ...creditsByLength(100),
  addons: [humanProofreadingAddon],
  note: '500 words = 100, 1000 words = 200, 2000 words = 400 AI credits.',
};

/** 10 credits for 100 words of the given text. */
export const creditsByText: Credits = {
  rule: 'per_words',
  amount: 10,
  per: 100,
  basis: 'words:text',
  minimum: 10,
  note: '10 AI credits per 100 words of the text.',
};
