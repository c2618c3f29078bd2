import type { Config, Field } from 'payload'

const notice: Field = {
  name: 'formNotices',
  type: 'ui',
  admin: {
    components: { Field: '/src/cms/admin/form-notices/form-notices#FormNotices' },
    disableListColumn: true,
  },
}

/** Adds to the top of each form what its reader has to know. */
export function withFormNotices(config: Config): Config {
  return {
    ...config,
    collections: config.collections?.map((one) =>
      one.admin?.hidden === true ? one : { ...one, fields: [notice, ...one.fields] },
    ),
    globals: config.globals?.map((one) => ({ ...one, fields: [notice, ...one.fields] })),
  }
}
