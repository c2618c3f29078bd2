import { findMaterials } from '@/features/materials/queries'
import { toDocument } from '@/features/materials/view-models/documents'
import type { PageDefinition } from '@/features/shell/pages/page-definition'
import { documentMeta } from '@/features/shell/pages/site-meta'
import { translator } from '@/i18n/translator'
import { metaDescription } from '@/lib/meta-description'
import { DocumentList } from '@/ui/documents/document-list'
import { TextLink } from '@/ui/text-link'
import { ContractDetail } from '../components/contract-detail'
import styles from '../components/service-detail.module.css'
import { findContract, findDraftContract, findDraftServiceTypes, findServiceTypes } from '../queries'
import { serviceHref, toContract } from '../view-models/services'
import { ServiceFrame, ServiceTabLinks } from './service-frame'

/** A contract, shown in place of the list of contracts, with its own address (S2 2.8). */
export const serviceContractPage: PageDefinition = async ({ site, values, preview }) => {
  const id = values.id ?? ''
  const item = preview ? await findDraftContract(site, id) : await findContract(site, id)
  if (!item) return null
  const types = preview ? await findDraftServiceTypes(site) : await findServiceTypes(site)
  const type = types.find((one) => one.id === item.typeId)
  if (!type) return null
  const t = translator(site, 'services')
  const contract = toContract(item)
  const files = await findMaterials(site, item.fileIds)
  return {
    meta: {
      title: item.title,
      description: metaDescription(site, item.overview),
      picture: contract.cover,
      ...documentMeta(site, 'service-contracts', item),
    },
    shownOn: item.sites,
    body: (
      <ServiceFrame site={site} types={types} type={type} title={item.title}>
        <ServiceTabLinks site={site} type={type} current="contracts" />
        <ContractDetail
          contract={contract}
          layout={type.contractLayout}
          site={site}
          brochures={
            <DocumentList
              id="brochure"
              level={2}
              title={t('contract.brochure')}
              documents={files.map((file) => toDocument(site, file))}
              site={site}
            />
          }
        />
        <TextLink icon="none" className={styles.back} href={`${serviceHref(site, type.id)}#contracts`}>
          {t('contract.back')}
        </TextLink>
      </ServiceFrame>
    ),
  }
}
