import { family, form } from '../../engine/family.ts'
import type { Random } from '../../engine/random.ts'
import { tableFigure } from '../../figures/table.ts'
import { fraction } from '../notation.ts'
import { slipsOf } from '../slips.ts'

/** Numbers of boys and girls who do and don't do something. */
export interface TwoWay {
  activity: string
  boys: readonly [yes: number, no: number]
  girls: readonly [yes: number, no: number]
}

const activities = ['play football', 'walk to school', 'speak Hausa', 'own a phone', 'offer Physics'] as const

function drawTwoWay(random: Random): TwoWay {
  const own = (): readonly [number, number] => [random.int(3, 18), random.int(3, 18)]
  return { activity: random.pick(activities), boys: own(), girls: own() }
}

function tableOf({ activity, boys, girls }: TwoWay) {
  return tableFigure({
    title: `Whether students ${activity}`,
    columns: ['', 'yes', 'no'],
    rows: [
      ['boys', String(boys[0]), String(boys[1])],
      ['girls', String(girls[0]), String(girls[1])],
    ],
  })
}

function counts({ boys, girls }: TwoWay) {
  const [allBoys, allGirls, yes] = [boys[0] + boys[1], girls[0] + girls[1], boys[0] + girls[0]]
  return { allBoys, allGirls, yes, all: allBoys + allGirls }
}

const plain = form<TwoWay>({
  id: 'one-condition',
  difficulty: 'easy',
  draw: drawTwoWay,
  write: (given) => {
    const { activity, boys, girls } = given
    const { all, yes, allBoys } = counts(given)
    const key = fraction(yes, all)
    return {
      stem: `The students of a class were asked whether they ${activity}; the table below shows their answers. If one student is chosen at random, the probability that the student said yes is`,
      key,
      slips: slipsOf([
        [fraction(boys[0], all), 'You counted the boys who say yes and left the girls out.'],
        [fraction(girls[0], all), 'You counted the girls who say yes and left the boys out.'],
        [fraction(all - yes, all), 'You gave the probability that the student says no.'],
        [fraction(yes, all - yes), 'You divided by those who say no and not by all students.'],
        [fraction(allBoys, all), 'You gave the probability that the student is a boy.'],
      ]).filter(({ value }) => value !== undefined && value < 1),
      principle: 'Every student is equally likely, so add all who say yes, boys and girls, and divide by all students.',
      working: [
        `Yes: ${boys[0]} + ${girls[0]} = ${yes}; all students: ${all}`,
        `The probability in lowest terms is ${key.text}`,
      ],
      hints: ['How many boys and girls together say yes?', 'How many students are there in all?'],
      figure: tableOf(given),
    }
  },
})

const given = form<TwoWay>({
  id: 'given-that',
  difficulty: 'hard',
  draw: drawTwoWay,
  write: (table) => {
    const { activity, boys, girls } = table
    const { all, yes, allGirls } = counts(table)
    const key = fraction(girls[0], yes)
    return {
      stem: `The students of a class were asked whether they ${activity}; the table below shows their answers. A student chosen at random said yes. The probability that this student is a girl is`,
      key,
      slips: slipsOf([
        [fraction(girls[0], all), 'You divided by all students, but it is known that the student says yes.'],
        [
          fraction(girls[0], allGirls),
          'You divided by the girls; that is the probability of yes if a girl was chosen.',
        ],
        [fraction(boys[0], yes), 'You gave the probability that this student is a boy.'],
        [fraction(allGirls, all), 'You gave the probability of a girl before anything is known.'],
        [fraction(yes, all), 'You gave the probability that a student says yes.'],
      ]),
      principle: 'What is known limits the outcomes: only the students who say yes are counted.',
      working: [
        `Students who say yes: ${boys[0]} + ${girls[0]} = ${yes}, of whom ${girls[0]} are girls`,
        `The probability in lowest terms is ${key.text}`,
      ],
      hints: ['Only students who say yes are still possible: how many are they?', 'How many of these are girls?'],
      figure: tableOf(table),
    }
  },
})

const either = form<TwoWay>({
  id: 'either',
  difficulty: 'medium',
  draw: drawTwoWay,
  write: (table) => {
    const { activity, boys, girls } = table
    const { all, yes, allGirls } = counts(table)
    const wanted = allGirls + boys[0]
    const key = fraction(wanted, all)
    return {
      stem: `The students of a class were asked whether they ${activity}; the table below shows their answers. If one student is chosen at random, the probability that the student is a girl or said yes (or both) is`,
      key,
      slips: slipsOf([
        [fraction(allGirls + yes, all), 'You counted the girls who say yes twice, once in each group.'],
        [fraction(girls[0], all), 'You counted the girls who say yes, which is “and” and not “or”.'],
        [fraction(boys[1], all), 'You gave the probability of a boy who says no, the opposite.'],
        [fraction(allGirls, all), 'You counted the girls and left out the boys who say yes.'],
        [fraction(yes, all), 'You counted those who say yes and left out the other girls.'],
        [fraction(girls[1] + boys[0], all), 'You left out those for whom both are true; “or both” includes them.'],
      ]).filter(({ value }) => value !== undefined && value < 1),
      principle: 'For “or”, count everybody in at least one of the groups, but nobody twice.',
      working: [
        `Girls ${allGirls}, and boys who say yes ${boys[0]}: together ${wanted} of ${all}`,
        `The probability in lowest terms is ${key.text}`,
      ],
      hints: ['Who is a girl or says yes?', 'Only one cell of the table is left out.'],
      figure: tableOf(table),
    }
  },
})

export const twoWayTables = family(
  {
    id: 'm69',
    edition: 1,
    title: 'Probability from a two-way table',
    subject: 'mathematics',
    topicId: 'mat-probability',
    exams: ['JAMB', 'WAEC'],
    isCalculation: true,
    published: 20,
  },
  [plain, given, either],
)
