import { expect, test } from 'vitest'
import { isInDistress } from './distress.ts'

test.each([
  'I want to kill myself',
  'i wan die',
  'i just want to die',
  'I am thinking of killing myself before the result comes out',
  'sometimes I feel like ending my life',
  'I don’t want to live anymore',
  'i dont want to live again',
  'I wish I was dead',
  'I am tired of living',
  'i feel suicidal',
  "I'm thinking about suicide",
  'I want to commit suicide if I fail JAMB',
  'I keep cutting myself',
  'i want to hurt myself',
  'my family would be better off dead without me',
  'there is no reason to live',
  'make i kill myself',
  'My uncle raped me',
  'my step father is abusing me',
  'someone molested me and I can’t read',
  'my lesson teacher touched my private part',
  'He forces me to sleep with him',
  'my madam beats me every night',
  'I was raped',
  'I have been sexually abused',
])('recognises distress in "%s"', (message) => {
  expect(isInDistress(message)).toBe(true)
})

test.each([
  'How do antibiotics kill bacteria?',
  'What is a suicide gene?',
  'Explain apoptosis, the suicide of cells',
  'Why do bees commit suicide when they sting?',
  'A bullet of mass 20 g leaves a gun. Find the recoil.',
  'What is the end of life of a star?',
  'I cut myself with a knife. How does blood clot?',
  'I hurt my leg. Which bone is the femur?',
  'Which gas kills by binding to haemoglobin?',
  'I want to live longer. Which food should I eat?',
  'This topic is killing me, explain moles',
  'I am dying to know why ice floats',
  'My brother beats me at mathematics',
  'The teacher beats me to the answer',
  'How does the heart beat?',
  'A boy hangs a mass of 2 kg from a spring',
  'Is drug abuse a topic of biology?',
  'What does abuse of antibiotics lead to?',
  'Which oil is pressed from rape seed?',
  'Death rate and birth rate of a population',
  'When does a neutron star die?',
  'Does a dead cell have a nucleus?',
  'Pressing force: a girl forces me to push the box at 5 N',
  'I will kill this exam',
  'The poison of a snake and the liver',
  'Please end my session',
])('sees no distress in "%s"', (message) => {
  expect(isInDistress(message)).toBe(false)
})
