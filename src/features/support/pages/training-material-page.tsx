import type { PageDefinition } from '@/features/shell/pages/page-definition'
import { ChoiceMemory } from '@/features/shell/components/choice-memory'
import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { SideMenu } from '@/ui/side-menu'
import {
  isTrainingType,
  trainingChoice,
  trainingHref,
  trainingTabs,
  type TrainingType,
} from '../view-models/training'
import { certificates } from './certificates'
import { flyers } from './flyers'
import { launchPacks } from './launch-packs'
import { specifications } from './specifications'
import { SupportFrame } from './support-frame'
import type { ReadSection, TrainingSection } from './training-section'

const sections: Record<TrainingType, ReadSection> = {
  f: flyers,
  p: launchPacks,
  c: certificates,
  s: specifications,
}

/** Training material (S2 2.15): flyers, launch packs, certificates and specifications. */
export const trainingMaterialPage: PageDefinition = async (context) => {
  const type = isTrainingType(context.values.type) ? context.values.type : 'f'
  const section = await sections[type](context)
  if (!section || 'movedTo' in section) return section
  const { site } = context
  const body = (
    <>
      <ChoiceMemory choices={[trainingChoice(site, type)]} selected={type} />
      <Training site={site} type={type} {...section} />
    </>
  )
  return { ...section.result, body }
}

type TrainingProps = { site: SiteId; type: TrainingType } & Pick<TrainingSection, 'crumbs' | 'content'>

function Training({ site, type, crumbs, content }: TrainingProps) {
  const t = translator(site, 'support')
  const tab = { label: t(`training.${type}`), href: trainingHref(site, type) }
  return (
    <SupportFrame
      site={site}
      current="supportTrainingMaterial"
      crumbs={[tab, ...crumbs]}
      title={crumbs.at(-1)?.label ?? tab.label}
      lead={crumbs.length === 0 ? t(`leads.${type}`) : undefined}
      side={<SideMenu label={t('training.label')} items={trainingTabs(site, type)} />}
    >
      {content}
    </SupportFrame>
  )
}
