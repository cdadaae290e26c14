/**
 * All the script that the written landing page has: who is signed in goes on to the dashboard before anything is drawn, and
 * the page says when the phone is offline. `index.html` has marked by then that somebody is signed in.
 */
export const landingScript = `((d)=>{if(d.documentElement.dataset.own=='user')location.replace('/dashboard');onload=ononline=onoffline=()=>{let o=d.querySelector('[data-offline]');o.textContent=navigator.onLine?'':o.dataset.offline}})(document)`
