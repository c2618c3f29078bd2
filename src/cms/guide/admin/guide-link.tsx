import type { ServerProps } from 'payload'
import { NavLink } from '../../admin/nav-link'
import { adminText } from '../../texts'

/** Above the menu: the guide for editors. */
export function GuideLink({ i18n }: ServerProps) {
  return <NavLink href="/admin/guide">{adminText({ i18n })('guide:title')}</NavLink>
}
