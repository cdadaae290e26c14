/**
 * The inline script of rendered pages. A student who goes on before the app is there does not need it any more: its files stop
 * loading, because on a slow link they would delay the next page by a second or more.
 */
export const hurryScript = `((d)=>{let go=()=>{'live'in d.dataset||stop()};addEventListener('submit',go);addEventListener('click',e=>{let a=e.target.closest('a[href^="/"]');if(a&&!a.target&&!e.ctrlKey&&!e.metaKey&&!e.shiftKey)go()})})(document.documentElement)`
