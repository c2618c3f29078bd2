import type { NewsEntry } from '../views'

type NewsMemoryProps = {
  /** What can be selected, in the order of the menu. */
  entries: NewsEntry[]
  /** What the address selects. */
  selected?: string
  /** The address leaves the choice to what was remembered. */
  recalls: boolean
}

/**
 * Keeps the last selected entry of the menu for the session, as `newsItem` and its position `newsIndex`, and goes
 * to its address from one that selects nothing (S1 2.8). It runs before anything of the page is drawn, and
 * replaces the address, so that 'back' leads where the visitor came from.
 */
export function NewsMemory({ entries, selected, recalls }: NewsMemoryProps) {
  if (!selected && !recalls) return null
  return (
    <script
      data-entries={JSON.stringify(entries)}
      data-selected={selected}
      dangerouslySetInnerHTML={{ __html: selected ? remember : recall }}
    />
  )
}

const read = `const {dataset}=document.currentScript,entries=JSON.parse(dataset.entries);`

// A page that comes back from the browser's memory runs no script again, but tells that it is shown.
const remember = `{${read}
const keep=()=>{try{
sessionStorage.setItem('newsItem',dataset.selected);
sessionStorage.setItem('newsIndex',entries.findIndex(({id})=>id===dataset.selected))
}catch{}};
keep();addEventListener('pageshow',keep)}`

// The first entry is what stands here already. The veil keeps its articles from flashing up, and nothing fades into
// a page that is left at once.
const recall = `{${read}
let kept;
try{
const {newsItem,newsIndex}=sessionStorage;
kept=newsItem?entries.findIndex(({id})=>id===newsItem):Number(newsIndex)
}catch{}
if(kept>0&&entries[kept]){
const veil=document.createElement('style');
veil.textContent='main{visibility:hidden}';
document.head.append(veil);
setTimeout(()=>veil.remove(),5000);
const still=({viewTransition:step})=>{if(step){step.ready.catch(()=>{});step.skipTransition()}};
addEventListener('pagereveal',still);
addEventListener('pageswap',still);
location.replace(entries[kept].href)
}}`
