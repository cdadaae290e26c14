import { proves } from '../../engine/prove.ts'
import { twoWayTables, type TwoWay } from './m69-two-way-table.ts'

interface Student {
  isGirl: boolean
  saysYes: boolean
}

/** Every student of the class, one by one. */
function students({ boys, girls }: TwoWay): Student[] {
  const group = (count: number, isGirl: boolean, saysYes: boolean) =>
    Array.from({ length: count }, () => ({ isGirl, saysYes }))
  return [
    ...group(boys[0], false, true),
    ...group(boys[1], false, false),
    ...group(girls[0], true, true),
    ...group(girls[1], true, false),
  ]
}

function share(people: readonly Student[], has: (student: Student) => boolean): number {
  return people.filter(has).length / people.length
}

proves(twoWayTables, {
  'one-condition': (table: TwoWay) => share(students(table), ({ saysYes }) => saysYes),
  'given-that': (table: TwoWay) =>
    share(
      students(table).filter(({ saysYes }) => saysYes),
      ({ isGirl }) => isGirl,
    ),
  either: (table: TwoWay) => share(students(table), ({ isGirl, saysYes }) => isGirl || saysYes),
})
