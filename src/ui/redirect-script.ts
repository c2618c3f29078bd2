/**
 * Source of a function `redirectTo(address)` for inline scripts that replace the page while it is still being parsed.
 * It hides the content of the page that is left and skips the view transition.
 */
export const redirectScript = `const redirectTo=address=>{
const veil=document.createElement('style');
veil.textContent='main{visibility:hidden}';
document.head.append(veil);
setTimeout(()=>veil.remove(),5000);
const still=({viewTransition:step})=>{if(step){step.ready.catch(()=>{});step.skipTransition()}};
addEventListener('pagereveal',still);
addEventListener('pageswap',still);
location.replace(address)
};`
