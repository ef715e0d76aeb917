import { listTools } from '@folio/catalogue/catalogue';
import { languageName } from '@folio/contract/language-names';
import { detectLanguage } from '@folio/engine/text/detect-language';
import { AppError, notFound } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { rpc } from '../../kernel/rpc.ts';
import { accountRows } from '../accounts/index.ts';
import { ledgerConfig } from '../ledger/index.ts';
import { findToolFacts, presentTemplatesOf, presentToolOf } from './resolve-tool.ts';
import { presentPrices } from './tools.present.ts';
import { listFavorites } from './tools.queries.ts';
import { trendParams } from './trend-params.ts';
import { exampleLine, workedExample } from './worked-examples.ts';

export function toolRoutes(kernel: Kernel) {
  return {
    showTool: rpc.tools.showTool.handler(async ({ context: { actor }, input }) => {
      const tool = await presentToolOf(kernel.database, actor, input.slug, await listFavorites(kernel.database, actor.id));
      if (!tool) throw notFound();
      return { tool };
    }),
    showExamples: rpc.tools.showExamples.handler(async ({ context: { actor } }) => {
      const isOnlyCustom = await accountRows.hasOnlyCustomTools(kernel.database, actor.accountId);
      const templates = await presentTemplatesOf(kernel.database, actor, new Set(), { isOnlyCustom, served: new Set() });
      return { examples: templates.flatMap(({ slug }) => exampleLine(slug, actor.language) ?? []) };
    }),
    showExample: rpc.tools.showExample.handler(async ({ context: { actor }, input }) => {
      const tool = await findToolFacts(kernel.database, actor, input.slug);
      if (!tool) throw notFound();
      return { example: await workedExample(tool, actor.language, kernel.clock.now()) };
    }),
    showLanguageCodes: rpc.tools.showLanguageCodes.handler(({ context: { actor } }) => {
      const collator = new Intl.Collator(actor.language);
      const codes = [...new Set(listTools().flatMap((tool) => tool.translation))];
      return {
        language_codes: codes
          .map((code) => ({ code, name: languageName(code, actor.language) }))
          .sort((a, b) => collator.compare(a.name, b.name)),
      };
    }),
    showTrendParams: rpc.tools.showTrendParams.handler(({ context: { actor } }) => ({
      ...trendParams(actor.language),
    })),
    detectLanguage: rpc.tools.detectLanguage.handler(async ({ input }) => {
      const language = await detectLanguage(input.string);
      if (language === null)
        throw new AppError(422, 'invalid_input', { issues: [{ field: 'string', code: 'language_unclear' }] });
      return { language };
    }),
    showTranslationSidebar: rpc.tools.showTranslationSidebar.handler(async ({ context: { actor } }) => {
      const account = await accountRows.findAccount(kernel.database, actor.accountId);
      const isHidden = account?.branding?.hide_translations === true;
      return {
        show_translation_sidebar: !isHidden && !(await accountRows.hasOnlyCustomTools(kernel.database, actor.accountId)),
      };
    }),
    showPricing: rpc.tools.showPricing.handler(({ context }) => ({
      initial_credits: ledgerConfig.of(kernel.config).initialCredits,
      ...presentPrices(context.reader.language),
    })),
  };
}
