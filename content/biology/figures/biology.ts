import { barFigure } from '../../figures/charts.ts'
import { curve, graphFigure } from '../../figures/graph.ts'
import { centred, drawing, line, rectangle, text } from '../../figures/svg.ts'
import { foodWebFigure } from '../../figures/web-of-food.ts'

/** Figures of the notes in Biology. Flows are drawn as food webs are: rows of names, joined by arrows. */
export const biologyFigures = {
  'savanna-food-web': foodWebFigure({
    rows: [['grass', 'maize'], ['grasshopper', 'rat'], ['toad'], ['snake'], ['hawk']],
    links: [
      ['grass', 'grasshopper'],
      ['maize', 'rat'],
      ['maize', 'grasshopper'],
      ['grasshopper', 'toad'],
      ['rat', 'snake'],
      ['toad', 'snake'],
      ['snake', 'hawk'],
    ],
    alt: 'A food web. Grass is eaten by grasshoppers. Maize is eaten by grasshoppers and rats. Grasshoppers are eaten by toads. Rats and toads are eaten by snakes. Snakes are eaten by hawks. Each arrow points to the eater.',
  }),
  'energy-pyramid': drawing(
    {
      width: 240,
      height: 130,
      alt: 'A pyramid of energy, not to scale, with one step for each level. From the bottom: maize 50,000 kJ, rats 5,000 kJ, snakes 500 kJ, hawks 50 kJ. Each level gets 10% of the energy of the level below.',
    },
    [
      rectangle([10, 98], 220, 28),
      rectangle([36, 70], 168, 28),
      rectangle([56, 42], 128, 28),
      rectangle([74, 14], 92, 28),
      centred('maize 50,000 kJ', [120, 112]),
      centred('rats 5,000 kJ', [120, 84]),
      centred('snakes 500 kJ', [120, 56]),
      centred('hawks 50 kJ', [120, 28]),
    ],
  ),
  'population-growth': graphFigure({
    x: { label: 'time', from: 0, to: 12, step: 0 },
    y: { label: 'number of organisms', from: 0, to: 120, step: 0 },
    curves: [curve((t) => 100 / (1 + Math.exp(5 - t)), { from: 0, to: 11.5 })],
    guides: [
      [
        [0, 100],
        [11.5, 100],
      ],
    ],
    notes: [
      { text: 'slow', at: [1.5, 14] },
      { text: 'fast', at: [3.9, 55] },
      { text: 'steady', at: [9.6, 84] },
      { text: 'carrying capacity', at: [5, 106] },
    ],
    alt: 'Growth of a population in a new habitat, an S-shaped curve. The number rises slowly at first, then fast, then levels off and stays steady at the carrying capacity, marked by a broken line.',
  }),
  'germination-mass': graphFigure({
    x: { label: 'days after sowing', from: 0, to: 22, step: 5 },
    y: { label: 'dry mass (g)', from: 0, to: 1.6, step: 0.5 },
    curves: [curve((t) => 0.6 - 0.04 * t + 0.004 * t * t, { from: 0, to: 20 })],
    points: [[5, 0.5]],
    alt: 'Dry mass of a bean seedling against days after sowing. It falls from 0.6 g at sowing to 0.5 g on day 5, while stored food is respired, and then rises faster and faster to 1.4 g on day 20, once green leaves make food.',
  }),
  'monohybrid-cross': drawing(
    {
      width: 200,
      height: 150,
      alt: 'Punnett square of a cross of two tall plants Tt and Tt. Each parent gives gametes T and t. The offspring are TT, Tt, Tt and tt: three tall to one short, because T for tall is dominant.',
    },
    [
      rectangle([60, 40], 120, 100),
      line([120, 40], [120, 140]),
      line([60, 90], [180, 90]),
      text('T', [90, 32]),
      text('t', [150, 32]),
      text('T', [46, 70]),
      text('t', [46, 120]),
      centred('TT', [90, 65]),
      centred('Tt', [150, 65]),
      centred('Tt', [90, 115]),
      centred('tt', [150, 115]),
    ],
  ),
  'light-and-photosynthesis': graphFigure({
    x: { label: 'light intensity', from: 0, to: 10, step: 0 },
    y: { label: 'rate of photosynthesis', from: 0, to: 10, step: 0 },
    curves: [
      curve((x) => 8.5 * (1 - Math.exp(-x / 2.4)), { from: 0, to: 9.5 }),
      curve((x) => 5 * (1 - Math.exp(-x / 1.4)), { from: 0, to: 9.5 }),
    ],
    notes: [
      { text: 'more CO₂', at: [7.6, 9] },
      { text: 'less CO₂', at: [7.6, 4] },
    ],
    alt: 'Rate of photosynthesis against light intensity, two curves. Each rises from zero and then levels off, where light no longer limits the rate. With more carbon(IV) oxide the curve levels off higher.',
  }),
  'enzyme-temperature': graphFigure({
    x: { label: 'temperature (°C)', from: 0, to: 66, step: 10 },
    y: { label: 'enzyme activity', from: 0, to: 12, step: 0 },
    curves: [
      [
        [0, 0.6],
        [10, 1.6],
        [20, 3.8],
        [30, 7.8],
        [34, 9.4],
        [37, 10],
        [40, 9.6],
        [45, 6.4],
        [50, 2.2],
        [55, 0.4],
        [60, 0],
      ],
    ],
    points: [[37, 10]],
    guides: [
      [
        [37, 0],
        [37, 10],
      ],
    ],
    alt: 'Activity of a human enzyme against temperature. It rises slowly, then faster, to a peak at about 37 °C, the optimum, and falls steeply to zero by 60 °C, because heat changes the shape of the enzyme: it is denatured.',
  }),
  'glucose-control': foodWebFigure({
    rows: [
      ['glucose falls to normal'],
      ['liver stores glucose'],
      ['pancreas sends insulin'],
      ['too much glucose in blood'],
    ],
    links: [
      ['too much glucose in blood', 'pancreas sends insulin'],
      ['pancreas sends insulin', 'liver stores glucose'],
      ['liver stores glucose', 'glucose falls to normal'],
    ],
    alt: 'Control of blood sugar, from the top down: after a meal there is too much glucose in the blood; the pancreas sends out insulin; the liver stores glucose as glycogen; the glucose in the blood falls to normal.',
  }),
  'double-circulation': foodWebFigure({
    rows: [['body'], ['heart, right side', 'heart, left side'], ['lungs']],
    links: [
      ['body', 'heart, right side'],
      ['heart, right side', 'lungs'],
      ['lungs', 'heart, left side'],
      ['heart, left side', 'body'],
    ],
    alt: 'Double circulation. Blood with little oxygen flows from the body to the right side of the heart and on to the lungs. Blood rich in oxygen flows from the lungs to the left side of the heart and on to the body.',
  }),
  'reflex-arc': foodWebFigure({
    rows: [
      ['muscle (effector)'],
      ['motor neurone'],
      ['relay neurone (spinal cord)'],
      ['sensory neurone'],
      ['receptor in the skin'],
    ],
    links: [
      ['receptor in the skin', 'sensory neurone'],
      ['sensory neurone', 'relay neurone (spinal cord)'],
      ['relay neurone (spinal cord)', 'motor neurone'],
      ['motor neurone', 'muscle (effector)'],
    ],
    alt: 'A reflex arc, from the top down: a receptor in the skin, the sensory neurone, the relay neurone in the spinal cord, the motor neurone, and the muscle that moves, the effector. The impulse goes one way only.',
  }),
  'oxygen-breathed': barFigure({
    names: ['O₂ in', 'O₂ out', 'CO₂ in', 'CO₂ out'],
    heights: [21, 16, 0.04, 4],
    step: 5,
    xLabel: 'breathed in and out',
    yLabel: '% of the air',
    alt: 'Oxygen and carbon(IV) oxide in air breathed in and out, as a percentage by volume. Oxygen: 21% in, 16% out. Carbon(IV) oxide: 0.04% in, 4% out.',
  }),
  'blood-groups': barFigure({
    names: ['A', 'B', 'AB', 'O'],
    heights: [12, 10, 2, 26],
    step: 10,
    xLabel: 'blood group',
    yLabel: 'students',
    alt: 'Blood groups of 50 students of one school: A 12, B 10, AB 2, O 26. The groups are separate, with nothing between them: discontinuous variation.',
  }),
  'nitrogen-cycle': foodWebFigure({
    rows: [['nitrogen in the air'], ['ammonia'], ['nitrites', 'proteins'], ['nitrates']],
    links: [
      ['nitrogen in the air', 'ammonia'],
      ['ammonia', 'nitrites'],
      ['nitrites', 'nitrates'],
      ['nitrates', 'proteins'],
      ['proteins', 'ammonia'],
    ],
    alt: 'Part of the nitrogen cycle. Bacteria fix nitrogen of the air as ammonia. Ammonia becomes nitrites, and nitrites become nitrates. Plants make proteins from nitrates. By decay, proteins become ammonia again.',
  }),
  'water-loss': graphFigure({
    x: { label: 'time of day (h)', from: 0, to: 25, step: 6 },
    y: { label: 'transpiration', from: 0, to: 10, step: 0 },
    curves: [curve((t) => 1 + 7 * Math.exp(-(((t - 13) / 4) ** 2)), { from: 0, to: 24 }, 40)],
    alt: 'Rate of transpiration of a leaf over one day. It is low at night, rises after 6 in the morning, is highest soon after midday, when it is brightest and hottest, and is low again by night.',
  }),
}
