import { redirectScript } from '@/ui/redirect-script'

/** The session storage keys of the page numbers of the library's lists (S2 9). */
const pageKeys = [
  'productBrochurePage',
  'manualBrochurePage',
  'productPicturePage',
  'productVideoPage',
  'userVideoPage',
  'flyerPage',
  'packPage',
  'certificatePage',
  'specificationsPage',
] as const

export type PageKey = (typeof pageKeys)[number]

type PageMemoryProps = {
  name: PageKey
  current: number
  total: number
  /** The address without parameters restores the last page. */
  restores?: boolean
}

/**
 * Stores the page number of a list for the session. If the address has no page number, the last page is restored,
 * unless it was reached with the back button.
 */
export function PageMemory({ name, current, total, restores }: PageMemoryProps) {
  return (
    <script
      data-name={name}
      data-current={current}
      data-total={total}
      data-recalls={restores || undefined}
      dangerouslySetInnerHTML={{ __html: rememberPageScript }}
    />
  )
}

/** Set on containers of tabs and pagers: their links clear the stored pages of all lists (S2 2.9). */
export const forgetPagesProps = { 'data-forgets-pages': '' }

/** Rendered once on each page of the library. */
export function ForgetPagesScript() {
  return <script dangerouslySetInnerHTML={{ __html: forgetPagesScript }} />
}

const rememberPageScript = `{const {name,current,total,recalls}=document.currentScript.dataset;
const asked=new URL(location.href),[way]=performance.getEntriesByType('navigation');
let storedPage=0;
try{storedPage=Number(sessionStorage.getItem(name))}catch{}
if(recalls&&way?.type==='navigate'&&!asked.searchParams.has('pageNo')&&storedPage>1&&storedPage<=Number(total)){${redirectScript}
asked.searchParams.set('pageNo',storedPage);redirectTo(asked)
}else{
const keep=()=>{try{sessionStorage.setItem(name,current)}catch{}};
keep();addEventListener('pageshow',keep)
}}`

const forgetPagesScript = `addEventListener('click',({target})=>{
if(!target.closest?.('[data-forgets-pages] a'))return;
try{for(const name of ${JSON.stringify(pageKeys)})sessionStorage.removeItem(name)}catch{}
})`
