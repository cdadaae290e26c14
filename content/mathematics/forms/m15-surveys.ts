/** What people of a group are asked, as words of a sentence. */
export interface Survey {
  who: string
  /** 'offer Biology' */
  first: string
  second: string
  /** 'offer both subjects' and the like. */
  both: string
  neither: string
  /** 'offer exactly one of the subjects' */
  one: string
}

/** Groups of people and two things that each of them may do, both of them or neither. */
export const surveys: readonly Survey[] = [
  {
    who: 'students in a class',
    first: 'offer Biology',
    second: 'offer Physics',
    both: 'offer both subjects',
    neither: 'offer neither of them',
    one: 'offer exactly one of the subjects',
  },
  {
    who: 'traders in a market',
    first: 'speak Hausa',
    second: 'speak Yoruba',
    both: 'speak both languages',
    neither: 'speak neither of them',
    one: 'speak exactly one of the languages',
  },
  {
    who: 'members of a club',
    first: 'play football',
    second: 'play volleyball',
    both: 'play both games',
    neither: 'play neither of them',
    one: 'play exactly one of the games',
  },
  {
    who: 'guests at a party',
    first: 'ate jollof rice',
    second: 'ate pounded yam',
    both: 'ate both dishes',
    neither: 'ate neither of them',
    one: 'ate exactly one of the dishes',
  },
  {
    who: 'workers in an office',
    first: 'come by bus',
    second: 'come by keke',
    both: 'use both',
    neither: 'use neither of them',
    one: 'use exactly one of the two',
  },
]
