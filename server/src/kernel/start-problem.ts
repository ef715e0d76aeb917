/** A start that cannot go on, told in one sentence for whoever started Folio. */
export class StartProblem extends Error {}
