/**
 * The only script of the prerendered landing page. It sends signed-in students to the dashboard before anything is
 * painted, and says when the phone is offline. By then `index.html` has marked the document if someone is signed in.
 */
export const landingScript = `((d)=>{if(d.documentElement.dataset.own=='user')location.replace('/dashboard');onload=ononline=onoffline=()=>{let o=d.querySelector('[data-offline]');o.textContent=navigator.onLine?'':o.dataset.offline}})(document)`
