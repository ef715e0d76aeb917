// The number that people know a request by. A stage that is added to a document keeps the number of the document's first request.
interface Numbered {
  id: number;
  first_request_id: number | null;
}

/** Like TR-2041. */
export const numberOf = ({ id, first_request_id: first }: Numbered): string => `TR-${first ?? id}`;

/** The number in SQL, of `translation_requests` under this alias. */
export const numberSql = (alias: string): string => `('TR-' || coalesce(${alias}.first_request_id, ${alias}.id))`;

/** True in SQL if the pattern fits the number or the id of the request itself. */
export const numberMatches = (alias: string, pattern: string): string =>
  `(${numberSql(alias)} ilike ${pattern} or 'TR-' || ${alias}.id ilike ${pattern})`;
