/**
 * Names the rules of the score. It grows with every change that gives a text another score; `sample-scores.test.ts` fails where that was
 * forgotten. Only scores by the same rules are compared. 1 was computed in the browser alone and never kept; 2 judged every text as a page.
 */
export const ruleVersion = 3;
