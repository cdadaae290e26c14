/**
 * The inline script of rendered pages. When a student follows a link before the app is there, this page no longer needs it:
 * its files stop loading, because on a slow link they would delay the next page by a second or more. Only once, because it
 * would also stop the next page. A page that comes back from the browser's cache in this state loads again.
 */
export const hurryScript = `((d,n)=>{let go=()=>{'live'in d.dataset||n++||stop()};addEventListener('submit',go);addEventListener('click',e=>{let a=e.target.closest('a[href^="/"]');if(a&&!a.target&&!e.ctrlKey&&!e.metaKey&&!e.shiftKey)go()});addEventListener('pageshow',e=>{e.persisted&&n&&location.reload()})})(document.documentElement,0)`
