import { type CampaignState, campaignStates, type ResultGroup, resultGroups } from '@folio/contract/campaign-words';
import { known, oneOf, wholeNumber } from '../../base/search-words.ts';

/** URL parameters of the manager's dashboard. */
export interface CampaignSearch {
  state?: CampaignState;
  client?: number;
  channel?: string;
  /** Id of a person. */
  person?: number;
  search?: string;
  page?: number;
}

const text = (raw: unknown) => (typeof raw === 'string' && raw.trim() !== '' ? raw.trim() : undefined);

/** Keeps known values. */
export const readCampaignSearch = (raw: Record<string, unknown>): CampaignSearch =>
  known({
    state: oneOf(campaignStates, raw['state']),
    client: wholeNumber(raw['client'], 1),
    channel: text(raw['channel']),
    person: wholeNumber(raw['person'], 1),
    search: text(raw['search']),
    page: wholeNumber(raw['page'], 2),
  });

/** URL parameters of one campaign. */
export interface CampaignPageSearch {
  group?: ResultGroup;
}

export const readCampaignPageSearch = (raw: Record<string, unknown>): CampaignPageSearch =>
  known({ group: oneOf(resultGroups, raw['group']) });

/** URL parameters of the client's dashboard. */
export interface ClientSearch {
  client?: number;
  campaign?: number;
}

export const readClientSearch = (raw: Record<string, unknown>): ClientSearch =>
  known({ client: wholeNumber(raw['client'], 1), campaign: wholeNumber(raw['campaign'], 1) });
