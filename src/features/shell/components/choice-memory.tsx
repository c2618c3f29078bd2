import { leadOn } from '@/ui/lead-on'

/** What can be chosen: its address, and what the session keeps of it, its id first and then its positions. */
type Choice = { href: string; stored: Readonly<Record<string, string>> }

type ChoiceMemoryProps = {
  choices: Choice[]
  /** The id that the address selects. */
  selected?: string
  /** The address leaves the choice to what was remembered; `shown` is the id that it shows itself. */
  recalls?: boolean
  shown?: string
}

/**
 * Keeps the last choice from a menu for the session and goes to its address from one that selects nothing (S1 2.8,
 * S2 2.1). It runs before anything of the page is drawn, and replaces the address, so that 'back' leads where the
 * visitor came from.
 */
export function ChoiceMemory({ choices, selected, recalls, shown }: ChoiceMemoryProps) {
  const chosen = choices.find(({ stored }) => Object.values(stored)[0] === selected)
  if (chosen)
    return (
      <script data-stored={JSON.stringify(chosen.stored)} dangerouslySetInnerHTML={{ __html: remember }} />
    )
  if (!recalls) return null
  return (
    <script
      data-choices={JSON.stringify(choices)}
      data-shown={shown}
      dangerouslySetInnerHTML={{ __html: recall }}
    />
  )
}

// A page that comes back from the browser's memory runs no script again, but tells that it is shown.
const remember = `{const {dataset}=document.currentScript;
const keep=()=>{try{
for(const [key,value] of Object.entries(JSON.parse(dataset.stored)))sessionStorage.setItem(key,value)
}catch{}};
keep();addEventListener('pageshow',keep)}`

// The positions count only where the id is missing. What is remembered may be what stands here already.
const recall = `{const {dataset}=document.currentScript;
let kept;
try{
const at=key=>sessionStorage.getItem(key)??'';
kept=JSON.parse(dataset.choices).find(({stored})=>{
const [[key,id],...places]=Object.entries(stored);
return at(key)?at(key)===id:places.every(([place,value])=>at(place)===value)
})
}catch{}
if(kept&&Object.values(kept.stored)[0]!==dataset.shown){${leadOn}leadOn(kept.href)}}`
