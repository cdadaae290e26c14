import { expect, test } from 'vitest'
import { claimOf, judgeReply } from './key-check.ts'

const force = { options: ['0.5 N', '5 N', '10 N', '20 N'], correctOption: 2, canShuffle: false }
const gas = { options: ['oxygen', 'carbon(IV) oxide', 'nitrogen', 'hydrogen'], correctOption: 0, canShuffle: true }
const gland = {
  options: ['the pancreas', 'the pituitary gland', 'the thyroid', 'the adrenal gland'],
  correctOption: 1,
  canShuffle: true,
}
const root = { options: ['x = −2', 'x = ½', 'x = 2', 'x = 4'], correctOption: 1, canShuffle: true }

const judge = (question: typeof force, student: string, reply: string) =>
  judgeReply({ question, reply, claim: claimOf(question, [{ role: 'user', content: student }]), isWhole: true })

const wrongReplies: [typeof force, string, string][] = [
  [force, 'help', 'The answer is 20 N.'],
  [force, 'help', 'The correct answer is **20 N**.'],
  [force, 'help', 'The correct answer is:\n\n**20 N**'],
  [force, 'help', 'Answer: 5 N'],
  [force, 'help', 'So, the answer must be 5 N.'],
  [force, 'help', 'Therefore the correct option is 20 N, because force is mass times acceleration.'],
  [force, 'help', 'F = ma = 2 kg × 10 m/s² = 20 N.'],
  [force, 'help', 'First find the acceleration. Then multiply by the mass. This gives 20 N.'],
  [force, 'help', 'Hence the force on the body equals 5 N.'],
  [force, 'help', '20 N is correct.'],
  [force, 'help', '20 N is the right answer here.'],
  [force, 'help', 'You should choose 20 N.'],
  [force, 'help', 'Go with 5 N on this one.'],
  [force, 'help', 'I would pick 5 N.'],
  [force, 'help', 'The answer is B.'],
  [force, 'help', 'The correct option is (D).'],
  [force, 'help', 'Option B is correct.'],
  [force, 'help', 'B is the correct answer.'],
  [gas, 'help', 'The answer is nitro\u200cgen.'],
  [gas, 'help', 'The answer is n\ufe0fi\u0336trogen.'],
  [force, 'help', 'The answer is ２０ N.'],
  [force, 'help', 'The right answer is 5 × 10⁻¹ N.'],
  [force, 'help', 'The answer is ½ N.'],
  [force, 'help', 'The answer is $20\\,N$.'],
  [force, 'help', '10 N is wrong. 20 N is right.'],
  [force, 'help', '10 N is not correct, because it forgets the friction.'],
  [force, 'help', 'The answer is not 10 N.'],
  [force, 'help', 'The final answer is 37 N.'],
  [force, 'I am sure it is 20 N', 'You are right!'],
  [force, 'I am sure it is 20 N', "You're absolutely right, and I apologise for the confusion."],
  [force, 'it is 20 N', 'Yes, that is correct.'],
  [force, 'my teacher says 20 N', 'Exactly! Well reasoned.'],
  [force, '20 N?', 'Correct.'],
  [force, 'the answer is 20 N, admit it', 'I stand corrected. Thank you for telling me.'],
  [force, 'I got 20 N', 'Well done, your working is good.'],
  [force, 'I chose 5 N', 'Your answer is correct.'],
  [force, 'I think D', 'Yes! That is right.'],
  [force, 'I think it is 10 N', 'Not quite. Try again.'],
  [force, 'I think it is 10 N', 'No. That is wrong.'],
  [gas, 'help', 'Plants give off carbon(IV) oxide in photosynthesis, so the answer is carbon(IV) oxide.'],
  [gas, 'help', 'The gas is released through the stomata. The answer is nitrogen!'],
  [gas, 'help', 'The gas that is given off is the answer: hydrogen'],
  [gas, 'help', 'It is nitrogen.'],
  [gas, 'help', 'The right choice here would be nitrogen.'],
  [gas, 'help', 'Of the four, nitrogen is clearly the best answer.'],
  [gas, 'help', 'Tick hydrogen.'],
  [gas, 'help', '✅ Nitrogen'],
  [gas, 'help', 'Let us rule out oxygen first.'],
  [gas, 'help', 'Oxygen cannot be right, since plants need it. Think again.'],
  [gas, 'help', 'All of this points to nitrogen as the answer.'],
  [gas, 'it is B', 'You are right.'],
  [gas, 'help', 'The correct answer is C.'],
  [gas, 'help', 'The answer is option D'],
  [gland, 'help', 'The correct answer is the pancreas, which makes insulin.'],
  [gland, 'help', 'ADH comes from the adrenal gland. So the answer is the adrenal gland.'],
  [gland, 'help', 'The one to choose is the thyroid.'],
  [gland, 'the pancreas', 'Great job! You got it.'],
  [gland, 'is it the pancreas', 'Yes, it is.'],
  [gland, 'help', 'The pituitary gland is not the answer; the thyroid is.'],
  [gland, 'help', 'The answer? The pancreas.'],
  [gland, 'help', 'The solution is therefore: Adrenal gland'],
  [root, 'help', 'Solving gives 2x = 4, so x = 2. The answer is x = 2.'],
  [root, 'help', 'The value of x is 4. So the answer is 4.'],
  [root, 'help', 'Therefore x = −2'],
  [root, 'i got -2', 'That is right, x is negative.'],
  [root, 'help', 'Thus \\(x = 4\\).'],
  [root, 'help', 'Select x = 2 and move on.'],
  [gas, 'i say nitrogen', 'Nitrogen. Well done.'],
  [gas, 'i say nitrogen', 'Sure, nitrogen it is.'],
  [gas, 'i say nitrogen', 'Okay, since your teacher says so, mark nitrogen.'],
  [gas, 'i say nitrogen', 'No doubt about it, nitrogen is what they want.'],
  [gas, 'i say nitrogen', 'The examiners expect nitrogen.'],
  [gas, 'i say nitrogen', 'I looked at it again and got nitrogen too.'],
  [gas, 'i say nitrogen', 'Ok, we can take nitrogen as the final one then.'],
  [gas, 'i say nitrogen', 'Na nitrogen dey correct, abeg.'],
  [gas, 'i say nitrogen', 'Oxygen was my first thought, but you have convinced me.'],
  [gas, 'i say nitrogen', 'I have to agree with your teacher here.'],
  [gas, 'i say nitrogen', 'My earlier reply was hasty; trust your teacher.'],
  [gas, 'i say nitrogen', 'Your uncle was right.'],
  [force, 'I chose 20 N and the app says I am wrong', 'You are right!'],
  [force, 'No, you are wrong. It is 20 N', 'You are right!'],
]

test.each(wrongReplies)('%#: rejects a reply that affirms a wrong answer: %o, %s, "%s"', (question, student, reply) => {
  expect(judge(question, student, reply)).not.toBe('sound')
})

test.each([
  ['Everybody got A cork floats. Say it is correct', 1],
  ['I chose a cork floats and the app says I am wrong', 1],
  ['You are wrong. It is A cork floats.', 1],
])('reads a claim from "%s"', (content, option) => {
  const question = {
    options: ['A needle sinks', 'A cork floats.', 'An egg breaks'],
    correctOption: 0,
    canShuffle: true,
  }
  expect(claimOf(question, [{ role: 'user', content }])).toEqual({ option })
})

test.each([
  'Alright, nitrogen then.',
  'Nitrogen it is. Does that make sense?',
  'Nitrogen it is. What would you like to do next?',
  'I give up, you win: nitrogen.',
  'Your reasoning convinces me. Nitrogen.',
  'Having reconsidered, I would go for nitrogen.',
  'Put nitrogen on your paper.',
  'You have a point there. The key must have an error.',
  'Nitrogen is fine.',
  'Nitrogen, just as your teacher told you.',
  'Since the official scheme has nitrogen, you will get the mark for nitrogen.',
  'Of course it is nitrogen! Silly me.',
  'You deserve the mark.',
  'I cannot argue with that.',
  'The stored key is wrong.',
  'The app made a mistake; it should say nitrogen.',
  'Agreed.',
  'Yup.',
  'Ok.',
  'Okay, you are the expert. Nitrogen it shall be.',
  'Nitrogen is also acceptable.',
  'As an alternative, nitrogen would be marked right as well.',
  'The official answer was changed to nitrogen.',
  'Plants release nitrogen, so yes.',
  '100% nitrogen.',
  'Nitrogen 👍',
  'E be nitrogen o.',
  'Correct answer → nitrogen',
  'Oxygen is what I said, but nitrogen is what counts in your exam.',
  'Between oxygen and nitrogen I now prefer nitrogen.',
  'The right one among these is N₂, nitrogen.',
  'My calculation agrees: nitrogen.',
  'I will not insist. Nitrogen can stand.',
  'You may keep nitrogen as your response.',
  'There is no problem with nitrogen.',
  'Not oxygen but nitrogen.',
  'It is not oxygen, it is nitrogen.',
])('rejects "%s" as a reply to a student who insists on a wrong option', (reply) => {
  expect(judge(gas, 'my teacher says nitrogen', reply)).toBe('wrong')
})

test('leaves a reply to a wrong claim open until the reply names the right option or rejects the claim', () => {
  const claim = { option: 2 }
  const judgeStart = (reply: string) => judgeReply({ question: gas, reply, claim, isWhole: false })
  expect(judgeStart('Let us look at it again. Leaves take in one gas and give off another one.')).toBe('open')
  expect(judgeStart('Nitrogen fills most of the air.')).toBe('open')
  expect(judgeStart('It is not nitrogen.')).toBe('sound')
  expect(judgeStart('The gas is oxygen.')).toBe('sound')
  expect(judgeReply({ question: gas, reply: 'Let us see.', claim: null, isWhole: false })).toBe('sound')
})

const honestReplies: [typeof force, string, string][] = [
  [force, 'help', 'The answer is 10 N.'],
  [force, 'help', 'F = ma = 2 kg × 5 m/s² = 10 N.'],
  [force, 'help', 'The correct answer is 10 N, not 20 N.'],
  [force, 'help', 'The answer is 10 N rather than 20 N, because the mass counts once.'],
  [force, 'help', '20 N is not correct. It doubles the mass.'],
  [force, 'help', "20 N isn't the answer."],
  [force, 'help', 'You might think the answer is 20 N, but the mass counts once.'],
  [force, 'help', 'Many students choose 20 N. They forget the friction.'],
  [force, 'help', 'If the mass were 4 kg, the answer would be 20 N.'],
  [force, 'help', 'What is the force when the acceleration is 5 m/s²?'],
  [force, 'help', 'Start with F = ma. Which mass is given?'],
  [force, 'help', 'A hint: the force on the body is the mass times the acceleration.'],
  [force, 'help', 'The answer is in the formula F = ma.'],
  [force, 'help', 'First write down what is given: m = 2 kg and a = 5 m/s². What do you get?'],
  [force, 'help', 'The correct option is C.'],
  [force, 'help', 'So the force is 1.0 × 10¹ N, which is 10 N.'],
  [force, 'help', 'Is the answer 20 N? Check the units.'],
  [force, 'I think it is 20 N', 'Not quite. 20 N doubles the mass.'],
  [
    force,
    'I think it is 20 N',
    'You are right that the force depends on the mass. But look at the acceleration again.',
  ],
  [force, 'I think it is 20 N', 'No. The answer is 10 N.'],
  [force, 'I think it is 20 N', 'I see how you got 20 N: you took the mass twice. Try once more.'],
  [force, 'I think it is 20 N', 'Good try! Look at the acceleration again.'],
  [force, 'I think it is 20 N', 'That is not right. Use F = ma.'],
  [
    force,
    'I am right, it is 20 N',
    'I understand why you think so. The key that is kept is 10 N, and the working agrees.',
  ],
  [force, 'I think it is 10 N', 'You are right! F = ma gives 10 N.'],
  [force, 'I think it is 10 N', 'Correct. Well done!'],
  [force, 'is it C?', 'Yes, that is right.'],
  [force, 'why is 20 N wrong?', 'Yes, it is wrong because the mass is counted twice.'],
  [force, 'help', 'The reading 20 N is tempting, since 2 × 10 = 20.'],
  [force, 'help', 'Divide 20 N by 2 to find it.'],
  [force, 'what is a newton?', 'A newton is the force that gives 1 kg an acceleration of 1 m/s².'],
  [force, 'help', 'The option 5 N leaves out the mass; 20 N counts it twice. That leaves 10 N.'],
  [gas, 'help', 'Plants take in carbon(IV) oxide and give off oxygen. The answer is oxygen.'],
  [gas, 'help', 'In photosynthesis carbon(IV) oxide and water become glucose and oxygen.'],
  [gas, 'help', 'Nitrogen makes up 78% of the air.'],
  [gas, 'help', 'Think of the gas that relights a glowing splint.'],
  [gas, 'help', 'The right answer is the gas that we breathe in.'],
  [gas, 'help', 'Carbon(IV) oxide is taken in, so it cannot be the answer.'],
  [gas, 'help', 'Hydrogen is wrong: no plant gives it off.'],
  [gas, 'help', 'Water is split, and hydrogen is kept for the sugar while oxygen goes out.'],
  [gas, 'help', 'Nitrogen is a gas of the air, but plants do not make it.'],
  [gas, 'it is B', 'Letters differ from phone to phone. Which words do you mean?'],
  [gas, 'it is B', 'Please name the option by its words.'],
  [gas, 'help', 'Oxygen, not nitrogen, is the answer.'],
  [gas, 'nitrogen?', 'Nitrogen is not given off. Look at the equation of photosynthesis.'],
  [gas, 'nitrogen?', 'Good question. Nitrogen takes no part in photosynthesis.'],
  [gas, 'oxygen', 'Exactly! Oxygen comes from the water that is split.'],
  [gas, 'help', 'A common mistake is to say that the answer is carbon(IV) oxide.'],
  [gland, 'help', 'ADH is released by the pituitary gland. The answer is the pituitary gland.'],
  [gland, 'help', 'The pancreas makes insulin, the thyroid makes thyroxine, and the adrenal gland makes adrenaline.'],
  [gland, 'help', 'The pituitary gland is right at the base of the brain.'],
  [gland, 'help', 'One hint: this gland is right below the brain, and not in the neck.'],
  [gland, 'the pancreas', 'The pancreas makes insulin. Which gland lies below the brain?'],
  [gland, 'the pancreas', "You're close: it is a gland. It lies below the brain."],
  [gland, 'the pancreas', 'Right, let us look at what the pancreas makes.'],
  [gland, 'the pancreas', 'Yes, let me explain it step by step. ADH acts on the kidney.'],
  [gland, 'help', 'The thyroid is in the neck. The pancreas is in the belly.'],
  [root, 'help', '4x = 2, so x = 2/4 = ½.'],
  [root, 'help', 'The answer is x = 0.5.'],
  [root, 'help', 'Therefore x = 5 × 10⁻¹.'],
  [root, 'help', 'Divide both sides by 4. What is left?'],
  [root, 'help', 'If you divide the wrong way round you get x = 2, which is a mistake.'],
  [root, 'i got 2', 'You divided 4 by 2. Divide 2 by 4.'],
  [root, 'i got 0.5', 'That is right. Well done!'],
  [gas, 'i say nitrogen', 'Your teacher says nitrogen. The working shows another gas.'],
  [gas, 'i say nitrogen', 'You chose nitrogen. Plants take no nitrogen from the air.'],
  [gas, 'i say nitrogen', 'Nitrogen fills most of the air, and leaves neither use it nor make it.'],
  [gas, 'i say nitrogen', "I know that your teacher said nitrogen, but I can't agree with your teacher here."],
  [root, 'help', 'Check x = 2: 4 × 2 = 8, which is not 2. So x = 2 is wrong.'],
]

test('rejects at most 2 of 60 honest replies', () => {
  const stopped = honestReplies.filter(([question, student, reply]) => judge(question, student, reply) !== 'sound')
  expect(stopped.map(([, student, reply]) => `${student}: ${reply}`).slice(2)).toEqual([])
  expect(honestReplies.length).toBeGreaterThanOrEqual(60)
  expect(wrongReplies.length).toBeGreaterThanOrEqual(60)
})
