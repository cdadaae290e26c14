/**
 * The inline script after a preview. It hides a preview that this phone will not show: of another student, or of another
 * session than the one that the app is about to open. Otherwise it records when the student saw the preview, and marks the
 * button that was pressed last, for the app to press when it comes.
 */
export const previewGuard = `((d,r,s,t)=>{try{s=localStorage;t=sessionStorage}catch(e){}s=s||{};let p=r.dataset,k=s['auth-storage']+(t&&t['auth-storage']),h=history.state;if(/"user":{/.test(k)&&!k.includes(p.preview)||h&&h.sessionId||!p.subject&&(s.mixing=='mixed'||s['question-source']=='phone'||s['drawing-by-memory']=='off')||/"isOpen":true/.test(s.welcome)||p.subject&&s['selected-subject']&&s['selected-subject']!=p.subject)d.dataset.own='phone';else p.seenAt=Date.now();r.addEventListener('click',e=>{let b=e.target.closest('button'),o=b&&r.querySelector('[data-pressed]');if(o)delete o.dataset.pressed;if(b)b.dataset.pressed=''})})(document.documentElement,document.getElementById('root'))`

/** For what the guard marks. */
export const previewStyles = `[data-own='phone'] #root{display:none}[data-pressed]{opacity:.6;cursor:progress}`
