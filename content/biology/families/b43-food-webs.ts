import { family, form } from '../../engine/family.ts'
import { quantity } from '../../engine/quantity.ts'
import { at, type Random } from '../../engine/random.ts'
import { animalsOf, drawWeb, eatersOf, figureOf, foodOf, named, ordersOf, type Web } from '../forms/b43-webs.ts'
import { slipsAs } from '../slips.ts'

/** A web with the organism that the question names. */
export interface Named extends Web {
  organism: string
}

const orderNames = ['', 'primary', 'secondary', 'tertiary', 'quaternary'] as const

/** More could not be listed in an explanation. */
const mostChains = 7

const arrowsShow = 'In a food web each arrow leads from the food to the animal that eats it.'

const chains = form<Web>({
  id: 'chains',
  difficulty: 'medium',
  draw: (random) => {
    const web = drawWeb(random)
    return web !== null && chainsTo(web, at(web.rows.at(-1) ?? [], 0)).length <= mostChains ? web : null
  },
  write: (web) => {
    const top = at(web.rows.at(-1) ?? [], 0)
    const paths = chainsTo(web, top)
    const key = quantity(paths.length)
    return {
      stem: `How many food chains in the food web shown below end with the ${top}?`,
      key,
      slips: slipsAs(quantity, [
        [web.links.length, 'You counted the arrows; a chain has several of them.'],
        [foodOf(web, top).length, `You counted only the animals that the ${top} eats.`],
        [web.rows.flat().length, 'You counted the organisms and not the chains.'],
        [at(web.rows, 0).length, 'You counted one chain for each producer, but a producer can begin several.'],
        [paths.length + 1, 'You counted one chain twice, or one that the arrows do not show.'],
        [Math.max(1, paths.length - 1), 'You missed one chain: follow each arrow back to a producer.'],
        [
          at(web.rows, 1).length,
          'You counted one chain for each herbivore, though a herbivore can lie in several chains.',
        ],
      ]),
      principle: 'A food chain follows the arrows from one producer to the last consumer without a branch.',
      working: [
        `Going back from the ${top}: ${paths.map((path) => path.join('–')).join('; ')}`,
        `The number of chains is ${key.text}`,
      ],
      hints: [`Which animals does the ${top} eat?`, 'Follow the arrows back from each of them to the producers.'],
      figure: figureOf(web),
    }
  },
})

/** Each food chain that ends with an organism, from its producer. */
function chainsTo(web: Web, organism: string): string[][] {
  const food = foodOf(web, organism)
  if (food.length === 0) return [[organism]]
  return food.flatMap((eaten) => chainsTo(web, eaten).map((chain) => [...chain, organism]))
}

const starving = form<Named>({
  id: 'without-food',
  difficulty: 'medium',
  draw: (random) => {
    const web = drawWeb(random)
    if (web === null) return null
    const organism = random.pick(web.rows.slice(0, 3).flat())
    return dependentsOf(web, organism).length === 1 ? { ...web, organism } : null
  },
  write: (web) => {
    const { organism } = web
    const dependent = at(dependentsOf(web, organism), 0)
    return {
      stem: `If the ${organism} population in the food web shown below died out, which animal would immediately lose all its food?`,
      key: { text: dependent },
      slips: animalsOf(web)
        .filter((animal) => animal !== dependent && animal !== organism)
        .map((animal) => ({ text: animal, because: whyNotStarving(web, animal) })),
      principle: `${arrowsShow} An animal with one kind of food depends on it.`,
      working: [
        `The only arrow to this animal comes from the ${organism}`,
        `So the animal that loses all its food is the ${dependent}`,
      ],
      hints: [`Which animals eat the ${organism}?`, 'Which of them has no other arrow leading to it?'],
      figure: figureOf(web),
    }
  },
})

/** The animals whose only food is this organism. */
function dependentsOf(web: Web, organism: string): string[] {
  return eatersOf(web, organism).filter((animal) => foodOf(web, animal).length === 1)
}

function whyNotStarving(web: Named, animal: string): string {
  const others = foodOf(web, animal).filter((eaten) => eaten !== web.organism)
  const eatsIt = foodOf(web, animal).includes(web.organism)
  return eatsIt
    ? `The ${animal} could still eat ${named(others)}, as the arrows show.`
    : `The ${animal} does not eat the ${web.organism}; it lives on ${named(others)}.`
}

const rivals = form<Named>({
  id: 'competitors',
  difficulty: 'easy',
  draw: (random) => {
    const web = drawWeb(random)
    if (web === null) return null
    const organism = random.pick(web.rows.slice(0, 3).flat())
    return eatersOf(web, organism).length === 2 ? { ...web, organism } : null
  },
  write: (web) => {
    const { organism } = web
    const eaters = eatersOf(web, organism)
    const pair = (animals: readonly string[]) => [...animals].sort().join(' and ')
    const animals = animalsOf(web).filter((animal) => animal !== organism)
    const pairs = animals.flatMap((one, index) => animals.slice(index + 1).map((other) => [one, other] as const))
    return {
      stem: `In the food web shown below, which two animals compete for the ${organism} as food?`,
      key: { text: pair(eaters) },
      slips: pairs
        .filter((both) => pair(both) !== pair(eaters))
        .map((both) => ({ text: pair(both), because: whyNotRivals(web, both) })),
      principle: `${arrowsShow} Animals that eat the same food compete for it.`,
      working: [
        `Two arrows lead away from the ${organism}`,
        `They lead to the ${pair(eaters).replace(' and ', ' and the ')}: ${pair(eaters)}`,
      ],
      hints: [`Find the arrows that lead away from the ${organism}.`, 'Which animals do they lead to?'],
      figure: figureOf(web),
    }
  },
})

function whyNotRivals(web: Named, both: readonly [string, string]): string {
  const stranger = both.find((animal) => !foodOf(web, animal).includes(web.organism)) ?? both[0]
  return `The ${stranger} does not eat the ${web.organism}; it eats ${named(foodOf(web, stranger))}.`
}

const twoOrders = form<Web>({
  id: 'two-orders',
  difficulty: 'hard',
  draw: (random: Random) => {
    const web = drawWeb(random)
    return web !== null && onTwoOrders(web).length === 1 ? web : null
  },
  write: (web) => {
    const animal = at(onTwoOrders(web), 0)
    const [herbivore, carnivore] = [1, 2].map((order) =>
      at(
        foodOf(web, animal).filter((eaten) => ordersOf(web, eaten).includes(order)),
        0,
      ),
    )
    return {
      stem: 'Which animal in the food web shown below is both a secondary and a tertiary consumer?',
      key: { text: animal },
      slips: animalsOf(web)
        .filter((other) => other !== animal)
        .map((other) => ({
          text: other,
          because: `The ${other} eats only ${named(foodOf(web, other))}, so it is a ${orderNames[ordersOf(web, other)[0] ?? 0]} consumer.`,
        })),
      principle: 'A secondary consumer eats herbivores, and a tertiary consumer eats secondary consumers.',
      working: [
        `The ${herbivore} is a herbivore and the ${carnivore} a secondary consumer`,
        `Both are eaten by the ${animal}`,
      ],
      hints: [
        'Which animals eat only plants?',
        'Which animal eats one of these and also an animal that feeds on them?',
      ],
      figure: figureOf(web),
    }
  },
})

function onTwoOrders(web: Web): string[] {
  return animalsOf(web).filter((animal) => ordersOf(web, animal).join() === '2,3')
}

export const foodWebs = family(
  {
    id: 'b43',
    edition: 1,
    title: 'Reading a food web',
    subject: 'biology',
    topicId: 'bio-energy-cycles',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: false,
    published: 28,
  },
  [chains, starving, rivals, twoOrders],
)
