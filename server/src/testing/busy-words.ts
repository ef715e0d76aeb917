// The words of the person in `busy-person.ts`.

/** Marks for the user's identity, for records of the user alone, and for texts that the company keeps. */
export const identity = 'Zyxme';
export const alone = 'Zyxown';
export const company = 'Zyxco';
export const name = `Paula O'${identity} "Q" <b>`;
export const firstName = `Earlier ${identity}`;
export const email = `${identity.toLowerCase()}@example.com`;
