import { CollectionCards } from '@payloadcms/next/rsc'
import { getTranslation } from '@payloadcms/translations'
import type { PayloadRequest, WidgetServerProps } from 'payload'

/** Payload's cards of all lists and settings. */
export function CardsWidget(props: WidgetServerProps) {
  return <CollectionCards {...props} req={withReadableLabels(props.req)} />
}

/** Payload names the buttons of the cards by a label in all languages, which would read '[object Object]'. */
function withReadableLabels(req: PayloadRequest): PayloadRequest {
  const { i18n } = req
  const t: typeof i18n.t = (key, variables) =>
    i18n.t(key, variables?.label ? { ...variables, label: getTranslation(variables.label, i18n) } : variables)
  return { ...req, i18n: { ...i18n, t } }
}
