/**
 * The inline script of rendered pages. When a student follows a link before the app is there, this page no longer needs it:
 * its files stop loading, because on a slow link they would delay the next page by a second or more.
 */
export const hurryScript = `((d)=>{let go=()=>{'live'in d.dataset||stop()};addEventListener('submit',go);addEventListener('click',e=>{let a=e.target.closest('a[href^="/"]');if(a&&!a.target&&!e.ctrlKey&&!e.metaKey&&!e.shiftKey)go()})})(document.documentElement)`
