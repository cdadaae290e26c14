import type { Difficulty } from '@sabi/shared/content/question'
import type { BoundForm } from '../../engine/family.ts'
import { filled, gap, ruleForm } from './rule-form.ts'

/** A sentence, the word that decides, its preposition, and three that no careful writer uses with it in this sense. */
type Row = readonly [sentence: string, head: string, key: string, wrong: string]

const adjectiveRows: readonly Row[] = [
  [`{she} is good ${gap} drawing maps.`, 'good', 'at', 'in on by'],
  [`The puppy is afraid ${gap} thunder.`, 'afraid', 'of', 'from with on'],
  [`{he} has always been interested ${gap} machines.`, 'interested', 'in', 'on at with'],
  [`The whole street is proud ${gap} its football team.`, 'proud', 'of', 'for on with'],
  [`My aunt is married ${gap} a pilot from {town}.`, 'married', 'to', 'with for of'],
  [`This cloth is similar ${gap} the one that I bought in {town}.`, 'similar', 'to', 'with as of'],
  [`The village is famous ${gap} its red clay pots.`, 'famous', 'for', 'by at on'],
  [`The treasurer is responsible ${gap} the money of the club.`, 'responsible', 'for', 'of on at'],
  [`The basket was full ${gap} ripe mangoes.`, 'full', 'of', 'by from in'],
  [`The clerk was found guilty ${gap} theft.`, 'guilty', 'of', 'for with on'],
  [`This pump is capable ${gap} filling the tank in an hour.`, 'capable', 'of', 'to in for'],
  [`The goats are accustomed ${gap} the noise of the trains.`, 'accustomed', 'to', 'with by of'],
  [`{he} was jealous ${gap} his younger brother.`, 'jealous', 'of', 'on at for'],
  [`{she} is allergic ${gap} groundnuts.`, 'allergic', 'to', 'with of from'],
]
const verbRows: readonly Row[] = [
  [`The police suspect the driver ${gap} smuggling rice.`, 'suspect', 'of', 'for with on'],
  [`The chairman blamed the cashier ${gap} the loss.`, 'blame', 'for', 'on of with'],
  [`The fence prevents the goats ${gap} entering the garden.`, 'prevent', 'from', 'to of for'],
  [`The old man insisted ${gap} paying for the meal.`, 'insist', 'on', 'to for at'],
  [`{he} succeeded ${gap} repairing the radio.`, 'succeed', 'in', 'to on for'],
  [`The size of the harvest depends ${gap} the rainfall.`, 'depend', 'on', 'of from to'],
  [`The driver apologised ${gap} the long delay.`, 'apologise', 'for', 'of on at'],
  [`The committee consists ${gap} five women and two men.`, 'consist', 'of', 'with from by'],
  [`The traders objected ${gap} the new tax.`, 'object', 'to', 'against on with'],
  [`The thieves robbed the old woman ${gap} her savings.`, 'rob', 'of', 'from off with'],
  [`This song reminds me ${gap} my childhood.`, 'remind', 'of', 'to on for'],
  [`Half of the class suffered ${gap} malaria last term.`, 'suffer', 'from', 'of by at'],
  [`Every shop must comply ${gap} the regulations.`, 'comply', 'with', 'to by on'],
  [`{she} translated the poem ${gap} Hausa.`, 'translate', 'into', 'on at by'],
]
const nounRows: readonly Row[] = [
  [`Nobody knows the reason ${gap} the delay.`, 'reason', 'for', 'of to at'],
  [`The engineers have found a solution ${gap} the problem.`, 'solution', 'to', 'on about at'],
  [`There was a sharp increase ${gap} the price of fuel.`, 'increase', 'in', 'on at to'],
  [`What is the difference ${gap} a frog and a toad?`, 'difference', 'between', 'among of from'],
  [`The demand ${gap} cement rises in the dry season.`, 'demand', 'for', 'of to at'],
  [`The village has no access ${gap} clean water.`, 'access', 'to', 'for of on'],
  [`There is still no cure ${gap} this disease.`, 'cure', 'for', 'to on about'],
  [`The players have lost confidence ${gap} their coach.`, 'confidence', 'in', 'on for at'],
  [`This verb is an exception ${gap} the rule.`, 'exception', 'to', 'of for on'],
  [`The storm did great damage ${gap} the crops.`, 'damage', 'to', 'on of for'],
  [`{he} has great respect ${gap} his teachers.`, 'respect', 'for', 'on at in'],
  [`Most of the voters were ${gap} favour of a new bridge.`, 'favour', 'in', 'on at for'],
  [`{she} took my umbrella ${gap} mistake.`, 'mistake', 'by', 'with from at'],
  [`The boy broke the cup ${gap} purpose.`, 'purpose', 'on', 'by in with'],
]

export const adjectiveForm = prepositionForm('adjective', 'easy', adjectiveRows)
export const verbForm = prepositionForm('verb', 'medium', verbRows)
export const nounForm = prepositionForm('noun', 'hard', nounRows)

function prepositionForm(id: 'adjective' | 'verb' | 'noun', difficulty: Difficulty, rows: readonly Row[]): BoundForm {
  return ruleForm(id, difficulty, (random) => {
    const [sentence, head, key, wrong] = random.pick(rows)
    return {
      sentence: filled(sentence, random),
      key,
      wrong: wrong.split(' ').map((text) => ({
        text,
        rule: head,
        because: `You chose “${text}”, but the ${id} “${head}” has a fixed preposition, which is another one.`,
      })),
      principle: `Many words have a preposition of their own, which must be learnt with the word. Here the ${id} “${head}” decides.`,
      reason: `In this sense “${head}” goes with`,
      hints: [
        'Which word near the gap decides about the preposition?',
        `Recall a sentence with “${head}” that you have read or heard often.`,
      ],
      frame: sentence,
    }
  })
}
