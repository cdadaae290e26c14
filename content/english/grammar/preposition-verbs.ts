import type { Row } from './preposition-row.ts'
import { gap } from './rule-form.ts'

export const verbRows: readonly Row[] = [
  {
    sentence: `The police suspect the driver ${gap} smuggling rice.`,
    head: 'suspect',
    key: 'of',
    wrong: {
      for: '“For” follows “arrest” and “punish”, but not “suspect”.',
      with: '“With” follows “charge” before a crime, but not “suspect”.',
      on: '“On” would name the ground, as in “on good evidence”, and not the crime.',
    },
    principle: 'One suspects, accuses or convicts a person OF a crime; the person comes first and the crime last.',
    step: 'The driver is the person, and smuggling is the crime',
    hints: [
      'Which preposition completes “accuse a person … theft”?',
      'Cross out what comes before the crime after “arrest” and after “charge”.',
    ],
  },
  {
    sentence: `The chairman blamed the cashier ${gap} the loss.`,
    head: 'blame',
    key: 'for',
    wrong: {
      on: '“On” comes before the person in “blame the loss on the cashier”, but here the fault follows.',
      of: '“Of” comes before the crime in “accuse a person of theft”, but not after “blame”.',
      with: '“With” comes before the crime in “charge a person with theft”, but not after “blame”.',
    },
    principle: 'One blames a person FOR a fault, or blames the fault ON a person.',
    step: 'The person comes first here, and the loss is the fault',
    hints: [
      'Does the person or the fault follow the gap?',
      'Which preposition comes before the fault in “punish a boy … his lies”?',
    ],
  },
  {
    sentence: `The fence prevents the goats ${gap} entering the garden.`,
    head: 'prevent',
    key: 'from',
    wrong: {
      to: '“To” follows “allow”, which means the opposite, and takes the base form.',
      of: '“Of” follows “accuse” and “suspect”, but not “prevent”.',
      for: '“For” follows “blame” and “punish”, but not “prevent”.',
    },
    principle: '“Prevent”, “stop” and “keep” somebody are followed by “from” and an -ing form.',
    step: 'The fence keeps the goats out of the garden',
    hints: [
      'Which preposition follows “stop” or “keep” in the same pattern?',
      'Cross out what follows “allow”, “accuse” and “punish”.',
    ],
  },
  {
    sentence: `The old man insisted ${gap} paying for the meal.`,
    head: 'insist',
    key: 'on',
    wrong: {
      to: '“To” follows “offer” or “want” with a base form, but “paying” is an -ing form.',
      for: '“For” follows “ask” and “beg”, but not “insist”.',
      at: '“At” follows “laugh” or “look”, but not “insist”.',
    },
    principle: '“Insist” and “decide” are followed by “on” before an -ing form or a noun.',
    step: 'Paying is what he would not give up',
    hints: [
      'Which preposition follows “decide” or “concentrate” before an -ing form?',
      'Cross out what follows “offer”, “ask” and “laugh”.',
    ],
  },
  {
    sentence: `{he} succeeded ${gap} repairing the radio.`,
    head: 'succeed',
    key: 'in',
    wrong: {
      to: '“To” follows “manage” and takes a base form; “succeed to” means to inherit an office.',
      on: '“On” follows “insist” before an -ing form, but not “succeed”.',
      for: '“For” would give a purpose or a period, and the repair is the thing done.',
    },
    principle: '“Succeed” is followed by “in” and an -ing form, while “manage” is followed by “to” and a base form.',
    step: '“Succeeded” comes before the gap, and “repairing” is an -ing form',
    hints: [
      'Which preposition follows the noun in “he had success … business”?',
      'Cross out what follows “manage” and what follows “insist”.',
    ],
  },
  {
    sentence: `The size of the harvest depends ${gap} the rainfall.`,
    head: 'depend',
    key: 'on',
    wrong: {
      of: '“Of” follows the adjective “independent”, but here the verb “depend” is used.',
      from: '“From” gives a source, as in “comes from the rain”, but not what something depends upon.',
      to: '“To” follows “is due”, which names a cause, but not “depends”.',
    },
    principle: '“Depend” and “rely” are followed by “on” and the thing that decides or supports something.',
    step: 'The rainfall decides the size of the harvest',
    hints: ['Which preposition follows “rely”?', 'Cross out what follows “independent” and what follows “due”.'],
  },
  {
    sentence: `The driver apologised ${gap} the long delay.`,
    head: 'apologise',
    key: 'for',
    wrong: {
      of: '“Of” follows “accuse” or “complain”, but not “apologise”.',
      on: '“On” can mean “on behalf of”, but a delay is a fault and not a person.',
      at: '“At” could give a place or a time, but the delay is the reason.',
    },
    principle: 'One apologises TO a person FOR a fault.',
    step: 'The delay is the fault, and not the person who hears the apology',
    hints: [
      'Is the delay the person who hears the apology, or its reason?',
      'Which preposition completes “Forgive me … my mistake”?',
    ],
  },
  {
    sentence: `The committee consists ${gap} five women and two men.`,
    head: 'consist',
    key: 'of',
    wrong: {
      with: '“With” tells what a thing has with it, and not its parts.',
      from: '“From” tells the source, as in “made from”, and not the members.',
      by: '“By” follows passives such as “is formed by”, and “consists” is active.',
    },
    principle: '“Consist” is followed by “of” and the parts of a whole, and it has no passive.',
    step: 'The parts are five women and two men',
    hints: [
      'The verb means “is made up …”: which preposition follows “made up”?',
      'Cross out what comes before a source, a tool or a doer.',
    ],
  },
  {
    sentence: `The traders objected ${gap} the new tax.`,
    head: 'object',
    key: 'to',
    wrong: {
      against: '“Against” follows “protest” and “vote”, but “object” already means to be against.',
      on: '“On” would name the ground, as in “on legal grounds”, and not what is disliked.',
      with: '“With” follows “disagree” and “quarrel”, but not “object”.',
    },
    principle: 'The verb “object” is followed by “to” and a noun or an -ing form for what a person does not accept.',
    step: 'The traders do not accept the new tax',
    hints: [
      'Which preposition follows the opposite verb, “agree”, before a plan?',
      'Cross out what follows “protest” and what follows “disagree”.',
    ],
  },
  {
    sentence: `The thieves robbed the old woman ${gap} her savings.`,
    head: 'rob',
    key: 'of',
    wrong: {
      from: '“From” comes before the person in “steal money from her”, but here the money follows.',
      off: '“Off” belongs with “carry” or “make”, as in “make off with a bag”, but not with “rob”.',
      with: '“With” names a tool, as in “robbed with a gun”, and not the thing lost.',
    },
    principle: 'One robs a person OF a thing, but steals a thing FROM a person.',
    step: 'The verb is “robbed”, and her savings are the thing lost',
    hints: [
      'Which preposition completes “deprive a person … his rights”?',
      'Cross out what comes before the person after “steal”, and what names a tool.',
    ],
  },
  {
    sentence: `This song reminds me ${gap} my childhood.`,
    head: 'remind',
    key: 'of',
    wrong: {
      to: '“To” needs a base form after “remind”, as in “remind me to pay”, but a noun follows.',
      on: '“On” would name a day or a topic, and childhood is what comes back to mind.',
      for: '“For” would give a purpose, and childhood is what comes back to mind.',
    },
    principle: '“Remind somebody” is followed by “of” and the thing remembered, or by “to” and a base form for a duty.',
    step: 'My childhood is the thing remembered',
    hints: [
      'Does a verb for a duty follow the gap, or a noun for what comes back to mind?',
      'Which preposition completes “think … home” and “dream … home”?',
    ],
  },
  {
    sentence: `Half of the class suffered ${gap} malaria last term.`,
    head: 'suffer',
    key: 'from',
    wrong: {
      of: '“Of” follows “die” before an illness, but not “suffer”.',
      by: '“By” follows passives such as “was caused by”, and “suffered” is active.',
      at: '“At” would give a place or a time, and malaria is the illness.',
    },
    principle: 'One suffers FROM an illness or recovers FROM it, but dies OF it.',
    step: 'Malaria is the illness, and the verb is “suffered”',
    hints: [
      'Which preposition follows “recover” before an illness?',
      'Cross out what follows “die” before an illness, and what names a doer.',
    ],
  },
  {
    sentence: `Every shop must comply ${gap} the regulations.`,
    head: 'comply',
    key: 'with',
    wrong: {
      to: '“To” follows “keep” and “stick” before a rule, but not “comply”.',
      by: '“By” follows “abide” before a rule, but not “comply”.',
      on: '“On” names a topic, as in “advice on the rules”, but not what is obeyed.',
    },
    principle: '“Comply” is followed by “with” and the rule, while “obey” has no preposition.',
    step: 'The regulations are the rules that the shops must keep',
    hints: [
      'Which preposition completes “in accordance … the rules”?',
      'Cross out what follows “keep” and what follows “abide” before a rule.',
    ],
  },
  {
    sentence: `{she} translated the poem ${gap} Hausa.`,
    head: 'translate',
    key: 'into',
    wrong: {
      on: '“On” names a surface or a topic, and a language is the result here.',
      at: '“At” names a point of place or time, and a language is the result here.',
      by: '“By” would make Hausa the translator, but a person did the work.',
    },
    principle:
      'One translates a text FROM one language INTO another; the second preposition shows the result of a change.',
    step: 'Hausa is the language of the result',
    hints: [
      'Which preposition follows “turn” and “change” before the result?',
      'Cross out what names a surface, a point of time or a doer.',
    ],
  },
]
