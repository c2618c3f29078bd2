/**
 * The text of a function `leadOn(address)` for inline scripts that replace the page while it is still being parsed.
 * The veil keeps its content from flashing up, and nothing fades into a page that is left at once.
 */
export const leadOn = `const leadOn=address=>{
const veil=document.createElement('style');
veil.textContent='main{visibility:hidden}';
document.head.append(veil);
setTimeout(()=>veil.remove(),5000);
const still=({viewTransition:step})=>{if(step){step.ready.catch(()=>{});step.skipTransition()}};
addEventListener('pagereveal',still);
addEventListener('pageswap',still);
location.replace(address)
};`
