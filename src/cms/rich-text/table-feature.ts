import { EXPERIMENTAL_TableFeature, type FeatureProviderServer } from '@payloadcms/richtext-lexical'

type Provider = FeatureProviderServer<undefined, undefined, undefined>

/** Payload's tables with a menu of our own (decision 123): Payload's is in English, and reached with the mouse only. */
export function tableFeature(): Provider {
  const provider: Provider = EXPERIMENTAL_TableFeature()
  const { feature } = provider
  return {
    ...provider,
    feature: async (options) => ({
      ...(typeof feature === 'function' ? await feature(options) : feature),
      ClientFeature: '/src/cms/rich-text/admin/table-feature#TableFeatureClient',
      // The fields of Payload's dialog for rows and columns.
      generateSchemaMap: undefined,
    }),
  }
}
