import { Breadcrumb } from '../breadcrumb'
import { Button, ButtonLink, IconButton } from '../button'
import { Hotspot } from '../hotspot'
import { LinkTabs } from '../link-tabs'
import { Pagination } from '../pagination'
import { MenuLink, Popover } from '../popover'
import { Flag } from '../flag'
import { ParameterTable } from '../parameter-table'
import { Prose } from '../prose'
import { Status, Tag, TagLink } from '../tag'
import { Tabs } from '../tabs'
import { TextButton, TextLink } from '../text-link'
import { Line, Part } from './part'
import type { Samples } from './samples'
import styles from './showcase.module.css'

export function ActionParts({ samples }: { samples: Samples }) {
  const { parts, actions } = samples
  return (
    <>
      <Part name={parts.buttons}>
        <Buttons actions={actions} />
        <Line dark>
          <Buttons actions={actions} />
        </Line>
      </Part>
      <Links samples={samples} />
      <Part name={parts.tabs}>
        <Tabs label={parts.tabs} items={samples.tabs} />
        <LinkTabs
          label={parts.tabs}
          items={samples.tabs.map(({ id, label }, index) => ({
            label,
            href: `#${id}`,
            current: index === 1,
          }))}
        />
      </Part>
      <Part name={parts.table}>
        <ParameterTable classes={samples.classes} />
      </Part>
      <Part name={parts.pagination}>
        <div className={styles.spread}>
          <Pagination site={samples.site} current={1} total={12} hrefOf={pageAddress} />
          <Pagination current={6} total={12} hrefOf={pageAddress} site={samples.site} label={actions.all} />
        </div>
      </Part>
      <Tags samples={samples} />
      <Part name={parts.popover}>
        <Popovers samples={samples} />
      </Part>
    </>
  )
}

function Buttons({ actions }: { actions: Samples['actions'] }) {
  return (
    <Line>
      <ButtonLink href="#buttons" arrow>
        {actions.primary}
      </ButtonLink>
      <ButtonLink href="#buttons" variant="outline" icon="download">
        {actions.second}
      </ButtonLink>
      <Button small arrow>
        {actions.small}
      </Button>
      <Button busy busyLabel={actions.busy}>
        {actions.primary}
      </Button>
      <Button disabled>{actions.off}</Button>
      <IconButton icon="search" label={actions.all} />
    </Line>
  )
}

function Links({ samples: { parts, actions, sentence, long } }: { samples: Samples }) {
  return (
    <Part name={parts.links}>
      <Line>
        <TextLink href="#links">{actions.all}</TextLink>
        <TextLink href="#links" icon="none">
          {long}
        </TextLink>
        <TextButton>{actions.clear}</TextButton>
      </Line>
      <Prose>
        <p>
          {sentence.before}
          <a href="#links">{sentence.link}</a>
          {sentence.after}
        </p>
      </Prose>
      <Breadcrumb
        label={parts.links}
        items={[
          { label: parts.tabs, href: '#tabs' },
          { label: parts.links, href: '#links' },
          { label: actions.all },
        ]}
      />
    </Part>
  )
}

function Tags({ samples: { parts, actions, tags, good, alarm } }: { samples: Samples }) {
  return (
    <Part name={parts.tags}>
      <Line>
        {tags.map((tag) => (
          <Tag key={tag}>{tag}</Tag>
        ))}
        <TagLink href="#tags">{tags[0] ?? ''}</TagLink>
        <TagLink href="#tags" chosen={{ removeLabel: actions.clear }}>
          {tags[1] ?? ''}
        </TagLink>
        <Status tone="good">{good}</Status>
        <Status tone="alarm">{alarm}</Status>
      </Line>
    </Part>
  )
}

function Popovers({ samples: { product, actions, parts } }: { samples: Samples }) {
  return (
    <Line>
      <Popover kind="menu" label={parts.popover} trigger={<Flag code="gb" />}>
        <MenuLink href="#en" lang="en" current icon={<Flag code="gb" />}>
          English
        </MenuLink>
        <MenuLink href="#fr" lang="fr" icon={<Flag code="fr" />}>
          Français
        </MenuLink>
        <MenuLink href="#zh" lang="zh-CN" icon={<Flag code="cn" />}>
          简体中文
        </MenuLink>
      </Popover>
      <Popover trigger={product.name}>
        <div className={styles.panel}>
          <h3 className="type-h4">{product.name}</h3>
          <p className="type-card quiet">{product.note}</p>
          <ButtonLink small arrow href="#popover">
            {product.action}
          </ButtonLink>
        </div>
      </Popover>
      <div className={styles.scene}>
        <Hotspot label={product.name} />
        <Hotspot label={actions.small} aria-expanded />
      </div>
    </Line>
  )
}

function pageAddress(page: number) {
  return `#page-${page}`
}
