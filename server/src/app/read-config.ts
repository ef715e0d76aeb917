// Environment of all features, collected: a wrong value of any is reported with all others. Apart from `features.ts`, so that the
// configuration is read before the features are loaded.
import { analyticsConfig } from '../features/analytics/analytics.config.ts';
import { assetsConfig } from '../features/assets/assets.config.ts';
import { ledgerConfig } from '../features/ledger/ledger.config.ts';
import { localModelsConfig } from '../features/local-models/local-models.config.ts';
import { marketsConfig } from '../features/markets/markets.config.ts';
import { modelsConfig } from '../features/models/models.config.ts';
import { outsideDataConfig } from '../features/outside-data/outside-data.config.ts';
import { pagesConfig } from '../features/pages/pages.config.ts';
import { retentionConfig } from '../features/retention/retention.config.ts';
import { singleSignOnConfig } from '../features/single-sign-on/single-sign-on.config.ts';
import { usersConfig } from '../features/users/users.config.ts';
import { type FeatureConfig, readConfigWith, readPathsWith, readSettingsWith } from '../kernel/config.ts';

export const featureConfigs: readonly FeatureConfig[] = [
  outsideDataConfig,
  ledgerConfig,
  modelsConfig,
  localModelsConfig,
  assetsConfig,
  singleSignOnConfig,
  pagesConfig,
  marketsConfig,
  analyticsConfig,
  usersConfig,
  retentionConfig,
];

/** The configuration of the whole product; throws `ConfigError`. */
export const readConfig = (environment?: Record<string, string | undefined>) => readConfigWith(featureConfigs, environment);

/** Location of an installation; throws `ConfigError`. */
export const readPaths = () => readPathsWith(featureConfigs);

/** Configured values, without creating a secret key; throws `ConfigError`. */
export const readSettings = (environment?: Record<string, string | undefined>) => readSettingsWith(featureConfigs, environment);
