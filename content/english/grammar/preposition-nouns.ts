import type { Row } from './preposition-row.ts'
import { gap } from './rule-form.ts'

export const nounRows: readonly Row[] = [
  {
    sentence: `Nobody knows the reason ${gap} the delay.`,
    head: 'reason',
    key: 'for',
    wrong: {
      of: '“Of” follows “cause”, which has a similar meaning, but not “reason”.',
      to: '“To” follows “reason” before a verb, as in “a reason to leave”, but “delay” is a noun.',
      at: '“At” would give a place or a time, and the delay is what must be explained.',
    },
    principle: 'The noun “reason” is followed by “for” and what must be explained, while “cause” is followed by “of”.',
    step: 'The delay is what must be explained, and the noun is “reason”',
    hints: [
      'Which preposition follows “excuse” and “explanation”?',
      'Cross out what follows “cause” before a noun, and what would need a verb after it.',
    ],
  },
  {
    sentence: `The engineers have found a solution ${gap} the problem.`,
    head: 'solution',
    key: 'to',
    wrong: {
      on: '“On” follows “report” and “research”, but not “solution”.',
      about: '“About” names a topic of talk, as in “a question about the problem”.',
      at: '“At” follows the nouns “attempt” and “look”, but not “solution”.',
    },
    principle: '“Solution”, “answer” and “key” are followed by “to” and the problem, the question or the lock.',
    step: 'The problem is what the engineers have solved',
    hints: [
      'Which preposition follows “answer” and “key” when they are nouns?',
      'Cross out what follows “research”, “talk” and “attempt”.',
    ],
  },
  {
    sentence: `There was a sharp increase ${gap} the price of fuel.`,
    head: 'increase',
    key: 'in',
    wrong: {
      on: '“On” compares with an earlier figure, as in “an increase on last year”.',
      at: '“At” gives a point or a rate, and not the thing that grows.',
      to: '“To” gives the new amount, as in “an increase to ₦900”, and not the thing that grows.',
    },
    principle:
      '“Increase”, “rise”, “fall” and “change” as nouns are followed by “in” and the thing that becomes greater or smaller.',
    step: 'The price became greater',
    hints: [
      'Which preposition follows “rise” and “fall” before the thing that changes?',
      'Cross out what comes before the new amount, and what compares with an earlier figure.',
    ],
  },
  {
    sentence: `What is the difference ${gap} a frog and a toad?`,
    head: 'difference',
    key: 'between',
    wrong: {
      among: '“Among” is used for three or more, but only two animals are compared.',
      of: '“Of” would give the size of the gap, as in “a difference of two years”.',
      from: '“From” follows the adjective “different”, but here the noun is used.',
    },
    principle: 'The noun “difference” is followed by “between” when two things joined by “and” are compared.',
    step: 'A frog and a toad are two things, joined by “and”',
    hints: [
      'How many animals are compared, and which word joins them?',
      'Cross out what is used for three or more, and what follows “different”.',
    ],
  },
  {
    sentence: `The demand ${gap} cement rises in the dry season.`,
    head: 'demand',
    key: 'for',
    wrong: {
      of: '“Of” follows the verb in “demand something of a person”, but here “demand” is a noun and cement is the thing wanted.',
      to: '“To” follows “demand” before a verb, as in “a demand to see the manager”, but “cement” is a noun.',
      at: '“At” tells the place or the price, but not what is wanted.',
    },
    principle:
      'The noun “demand” is followed by “for” and the thing that people want to buy, like “need for” and “request for”.',
    step: 'Cement is what people want',
    hints: [
      'Which preposition follows “need” and “request” when they are nouns?',
      'Cross out what would need a verb after it, and what comes before a price.',
    ],
  },
  {
    sentence: `The village has no access ${gap} clean water.`,
    head: 'access',
    key: 'to',
    wrong: {
      for: '“For” tells who may enter, as in “access for lorries”, and not what is reached.',
      of: '“Of” follows “supply” and “lack”, but not “access” before what is reached.',
      on: '“On” names a surface or a topic, and clean water is what the people cannot reach.',
    },
    principle: 'The noun “access” is followed by “to” and what a person can reach or use, like “entrance” and “way”.',
    step: 'Clean water is what the village cannot reach',
    hints: [
      'Which preposition follows “entrance” and “way” before the place that is reached?',
      'Cross out what follows “lack”, and what tells who may enter.',
    ],
  },
  {
    sentence: `There is still no cure ${gap} this disease.`,
    head: 'cure',
    key: 'for',
    wrong: {
      to: '“To” follows “solution” and “answer”, but not “cure”.',
      on: '“On” follows “research”, as in “research on this disease”, but not “cure”.',
      about: '“About” names a topic of talk, and a cure is a remedy.',
    },
    principle:
      'The noun “cure” is followed by “for” and the illness; the verb takes “of”, as in “cure somebody of malaria”.',
    step: 'Here “cure” is a noun',
    hints: ['Which preposition follows “remedy”?', 'Cross out what follows “solution” and what follows “research”.'],
  },
  {
    sentence: `The players have lost confidence ${gap} their coach.`,
    head: 'confidence',
    key: 'in',
    wrong: {
      on: '“On” follows “rely” and “depend”, but not “confidence”.',
      for: '“For” follows “respect” and “admiration”, but not “confidence”.',
      at: '“At” follows “anger” and “surprise”, but not “confidence”.',
    },
    principle:
      '“Confidence”, “trust”, “faith” and “belief” are followed by “in” and the person or thing that is trusted.',
    step: 'The coach is the person whom the players no longer trust',
    hints: [
      'Which preposition follows “trust” and “faith” when they are nouns?',
      'Cross out what follows “rely”, “respect” and “anger”.',
    ],
  },
  {
    sentence: `This verb is an exception ${gap} the rule.`,
    head: 'exception',
    key: 'to',
    wrong: {
      of: '“Of” comes after the noun in the phrase “with the exception of”, but not before a rule.',
      for: '“For” names the person who is favoured, as in “make an exception for her”.',
      on: '“On” names a topic, as in “a note on the rule”, and not what is broken.',
    },
    principle: '“Exception” and “objection” are followed by “to” and the rule or plan that they go against.',
    step: 'The rule does not hold for this verb',
    hints: [
      'Which preposition follows “objection” before a plan?',
      'Cross out what names the person who is favoured, and what names a topic.',
    ],
  },
  {
    sentence: `The storm did great damage ${gap} the crops.`,
    head: 'damage',
    key: 'to',
    wrong: {
      on: '“On” follows “attack” and “effect”, but not “damage”.',
      of: '“Of” would follow “destruction”, but not “damage” before what is harmed.',
      for: '“For” tells who gains or pays, and not what is harmed.',
    },
    principle: 'The nouns “damage”, “harm” and “injury” are followed by “to” and the person or thing that suffers.',
    step: 'The crops are what the storm harmed',
    hints: [
      'Which preposition follows “harm” and “injury” before the thing that suffers?',
      'Cross out what follows “attack” and what follows “destruction”.',
    ],
  },
  {
    sentence: `{he} has great respect ${gap} his teachers.`,
    head: 'respect',
    key: 'for',
    wrong: {
      on: '“On” follows “influence” and “effect”, but not “respect”.',
      at: '“At” follows “anger” and “surprise”, but not admiration for a person.',
      in: '“In” belongs to the phrase “in respect of”, but does not follow “great respect”.',
    },
    principle:
      'The noun “respect” is followed by “for” and the person who is admired, like “admiration for” and “love for”.',
    step: 'The teachers are the people whom he admires',
    hints: ['Which preposition follows “admiration”?', 'Cross out what follows “influence”, “anger” and “confidence”.'],
  },
  {
    sentence: `Most of the voters were ${gap} favour of a new bridge.`,
    head: 'favour',
    key: 'in',
    wrong: {
      on: 'You chose “on”, which begins “on behalf of”, but the voters supported a plan.',
      at: 'You chose “at”, which begins “at the expense of”; that phrase names a loss and not support.',
      for: 'You chose “for”, which means “in support of” on its own, without “favour of”.',
    },
    principle: '“In favour of” is a fixed phrase that means “for” or “supporting”.',
    step: 'Most of the voters supported the plan for a new bridge',
    hints: [
      'Which preposition begins “… support of” and “… memory of”?',
      'Cross out what begins “… behalf of” and what begins “… the expense of”.',
    ],
  },
  {
    sentence: `{she} took my umbrella ${gap} mistake.`,
    head: 'mistake',
    key: 'by',
    wrong: {
      with: 'You chose “with”, which begins “with intent”, the opposite of what is meant.',
      from: 'You chose “from”, which names a source, but nobody takes a thing out of a mistake.',
      at: 'You chose “at”, which begins “at random”; the phrase for “not on purpose” has another preposition.',
    },
    principle: '“By mistake” is a fixed phrase without an article; it means “without intending to”.',
    step: 'She did not mean to take the umbrella',
    hints: [
      'Which preposition comes before “mistake” and “accident” when a person did not mean to do a thing?',
      'Cross out what begins “… intent” and what begins “… random”.',
    ],
  },
  {
    sentence: `The boy broke the cup ${gap} purpose.`,
    head: 'purpose',
    key: 'on',
    wrong: {
      by: 'You chose “by”, which begins “by accident”, the opposite phrase.',
      in: 'You chose “in”, which begins “in error”, but the boy meant to do it.',
      at: 'You chose “at”, which begins “at random”, but the boy meant to do it.',
    },
    principle:
      '“On purpose” is a fixed phrase without an article; it means “intentionally”, the opposite of “by accident”.',
    step: 'The boy meant to break the cup',
    hints: [
      'The phrase is the opposite of “by accident”.',
      'Cross out what begins “… accident” and what begins “… error”.',
    ],
  },
]
