import { redirectScript } from '@/ui/redirect-script'

/** A menu entry: its address and its session storage entries, first the id, then the positions. */
type Choice = { href: string; stored: Readonly<Record<string, string>> }

type ChoiceMemoryProps = {
  choices: Choice[]
  /** The id selected by the address. */
  selected?: string
  /** The address selects nothing, so the stored choice is restored; `shown` is the id shown by default. */
  restores?: boolean
  shown?: string
}

/**
 * Stores the last choice from a menu for the session and redirects to it from an address that selects nothing (S1 2.8,
 * S2 2.1). It runs before the first paint and replaces the address, so that 'back' leads to the previous
 * page.
 */
export function ChoiceMemory({ choices, selected, restores, shown }: ChoiceMemoryProps) {
  const chosen = choices.find(({ stored }) => Object.values(stored)[0] === selected)
  if (chosen)
    return (
      <script data-stored={JSON.stringify(chosen.stored)} dangerouslySetInnerHTML={{ __html: remember }} />
    )
  if (!restores) return null
  return (
    <script
      data-choices={JSON.stringify(choices)}
      data-shown={shown}
      dangerouslySetInnerHTML={{ __html: recall }}
    />
  )
}

// A page restored from the back/forward cache runs no inline script again, but fires pageshow.
const remember = `{const {dataset}=document.currentScript;
const keep=()=>{try{
for(const [key,value] of Object.entries(JSON.parse(dataset.stored)))sessionStorage.setItem(key,value)
}catch{}};
keep();addEventListener('pageshow',keep)}`

// Positions count only without an id. The stored choice may be the one already shown.
const recall = `{const {dataset}=document.currentScript;
let choice;
try{
const at=key=>sessionStorage.getItem(key)??'';
choice=JSON.parse(dataset.choices).find(({stored})=>{
const [[key,id],...places]=Object.entries(stored);
return at(key)?at(key)===id:places.every(([place,value])=>at(place)===value)
})
}catch{}
if(choice&&Object.values(choice.stored)[0]!==dataset.shown){${redirectScript}redirectTo(choice.href)}}`
