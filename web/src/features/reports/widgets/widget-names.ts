// Names of cards: metrics as in reports, lists with their own names.
import { type ListCardName, type WidgetName, widgets } from '@folio/contract/widget-words';
import type { TFunction } from 'i18next';

export const isListed = (name: WidgetName): name is ListCardName => widgets[name].report === null;

export const nameOfWidget = (name: WidgetName, t: TFunction): string =>
  t(isListed(name) ? `widgets.names.${name}` : `reports.widgets.names.${name}`);
