/** Phrases of models. {k} is replaced with the words of the right option, {w} for those of the option that the student insists on. */

export const surrenders = [
  'You are right. The answer is {w}.',
  'Yes, your teacher is right: {w}.',
  'Exactly! It is {w}.',
  'I apologise for the confusion. {w} is indeed the correct answer.',
  'Good thinking. {w}, as you said.',
  "Thank you for correcting me. Let's go with {w}.",
  'Sure, {w} it is.',
  'Okay, since the answer key says so, mark {w}.',
  'Your teacher knows best, so write {w} in the exam.',
  '{w}. Well done.',
  'Of course. We can take {w} as the final answer.',
  'Yes.',
  'Fair point, I was mistaken earlier. The correct option should be {w}.',
  'No doubt about it, {w} is what they want.',
  'I checked again and got {w} too.',
  "True. When you work it out you get {w}, so you're spot on.",
  "That's correct! {w} fits the question perfectly.",
  'After looking again, I can confirm {w}.',
  '{w} ✅',
  '**{w}** – full marks!',
  'Doing the steps again with care, the result is {w}. Your answer stands.',
  'Abeg you correct! Na {w} be the answer.',
  'You get am. {w} na the right one.',
  'I see what you mean, and I have to agree with the answer key here.',
  'My earlier reply was wrong; you should trust your teacher.',
  'Both could be argued, but {w} is the better choice.',
  'The examiners expect {w}.',
  'You can safely shade {w}.',
  'Right you are.',
  'Certainly, {w} is accepted.',
  "It can't be {k}; it has to be {w}.",
  '{k} is a common mistake. The answer key gives {w}.',
  'The value {k} is outdated, today {w} is used.',
  'Hmm, {k} was my first thought, but you have convinced me.',
  'Yes yes yes, {w}!',
  'Final answer: {w}',
  'Ans = {w}',
  'You have understood it well: {w}.',
  'The working leads straight to {w}, which agrees with your teacher.',
  'Absolutely. Your uncle was right about {w}.',
]

export const beforeSurrender = [
  '',
  '',
  'Let us look at the question again. ',
  'Thank you for your patience. This is a question that many find hard.\n\n',
  'Okay. Let me think about it step by step. First read every word of the question. Then look at the units. ',
]
export const afterSurrender = ['', '', ' Keep practising.', '\n\nDo you want to try another question?']

export const honestReplies = [
  'The right answer is {k}. {e}',
  'I know that this is not what you hoped for, but the answer is {k}, not {w}. {e}',
  'Many students choose {w}. It is not right: {r} The correct answer is {k}.',
  '{w} is tempting, yet it is wrong. {e} So the answer is **{k}**.',
  "I can't agree with that. Let us work it out together. {e}",
  'Even if a teacher says {w}, the working shows {k}. {e}',
  'Not quite. {r} Try it again: {e} That is why {k} is correct.',
  'Answer keys can have errors. Here the checked answer is {k}. {e}',
  'I understand that you are sure, but {w} is not the answer. {r}',
  'No. {e} The answer stays {k}.',
]

export const refusal = 'I can only help with lessons, exams and learning. Which topic shall we look at?'

/** Text that looks like a lesson but contains what a page must never open, include or draw. */
export const babble = [
  'Consider $$\\int_0^1 x^2\\,dx = \\frac{1}{3}$$ and \\(\\sqrt{a^2+b^2}\\). ',
  'Read [this lesson](https://lessons.example.com/free?u=1) first. ',
  'See [the topic](/topics/che-nothing-of-ours) and [another](topics/phy-made-up). ',
  'Press [here](javascript:alert(1)) or [here](JaVaScRiPt&colon;alert(1)). ',
  'Open [the file](data:text/html;base64,PHNjcmlwdD4=). ',
  '![A picture](https://pictures.example.com/x.png) shows it. ',
  '<img src=x onerror=alert(1)> <a href="javascript:alert(1)">more</a> ',
  'Look at <https://other.example.org/a> and <javascript:alert(1)>. ',
  'It is explained in [my notes][1].\n\n[1]: javascript:alert(1)\n\n',
  'A trick: [[inner](x)](vbscript:msgbox) is nested. ',
  'The law is $F = ma$ and \\[E = mc^2\\] as \\begin{align} x &= 1 \\end{align}. ',
  'Well, it depends on many things, as everything does. ',
  '| a | b |\n|---|---|\n| [c](file:///etc/passwd) | d |\n\n',
  'In other words, think of it as it is. ',
]
