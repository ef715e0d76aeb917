// The words of the person in `busy-person.ts`.

/** In who the person is, in what is theirs alone, and in what they wrote for the company, which keeps it. */
export const identity = 'Zyxme';
export const alone = 'Zyxown';
export const company = 'Zyxco';
export const name = `Paula O'${identity} "Q" <b>`;
export const firstName = `Earlier ${identity}`;
export const email = `${identity.toLowerCase()}@example.com`;
