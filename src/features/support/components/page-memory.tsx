import { leadOn } from '@/ui/lead-on'

/** The names under which the session keeps the pages of the library's lists (S2 9). */
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
  /** Its bare address leads back to the page that was seen last. */
  recalls?: boolean
}

/**
 * Keeps the page of a list for the session. Where the address of the list names no page, its last one is shown again,
 * unless it was reached by going back, which knows better.
 */
export function PageMemory({ name, current, total, recalls }: PageMemoryProps) {
  return (
    <script
      data-name={name}
      data-current={current}
      data-total={total}
      data-recalls={recalls || undefined}
      dangerouslySetInnerHTML={{ __html: rememberPage }}
    />
  )
}

/** Around tabs and pagers: their links forget the pages of all lists (S2 2.9). */
export const forgetsPages = { 'data-forgets-pages': '' }

/** Once on each page of the library. */
export function PageForgetting() {
  return <script dangerouslySetInnerHTML={{ __html: forgetPages }} />
}

const rememberPage = `{const {name,current,total,recalls}=document.currentScript.dataset;
const asked=new URL(location.href),[way]=performance.getEntriesByType('navigation');
let kept=0;
try{kept=Number(sessionStorage.getItem(name))}catch{}
if(recalls&&way?.type==='navigate'&&!asked.searchParams.has('pageNo')&&kept>1&&kept<=Number(total)){${leadOn}
asked.searchParams.set('pageNo',kept);leadOn(asked)
}else{
const keep=()=>{try{sessionStorage.setItem(name,current)}catch{}};
keep();addEventListener('pageshow',keep)
}}`

const forgetPages = `addEventListener('click',({target})=>{
if(!target.closest?.('[data-forgets-pages] a'))return;
try{for(const name of ${JSON.stringify(pageKeys)})sessionStorage.removeItem(name)}catch{}
})`
