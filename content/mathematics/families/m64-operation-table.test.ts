import { proves } from '../../engine/prove.ts'
import { operationTables, type Asked, type Operation, type Product } from './m64-operation-table.ts'

/** The elements as quarter turns: combining two of them is turning by one and then by the other. */
function turned(quarters: number, [x, y]: readonly [number, number]): readonly [number, number] {
  return quarters === 0 ? [x, y] : turned(quarters - 1, [-y, x])
}
const place = (quarters: number) => turned(quarters, [1, 2]).join()
const names = ['p', 'q', 'r', 's']

function elementAt({ numbers }: Operation, end: string): string {
  return names.filter((_, index) => place(numbers[index] ?? 0) === end).join()
}
const numberOf = ({ numbers }: Operation, index: number) => numbers[index] ?? 0

proves(operationTables, {
  value: (given: Product) => {
    const turns = [given.first, given.second, given.third].map((index) => numberOf(given, index))
    const end = turns.reduce<readonly [number, number]>((point, quarters) => turned(quarters, point), [1, 2])
    return elementAt(given, end.join())
  },
  identity: (given: Operation) => elementAt(given, '1,2'),
  inverse: (given: Asked) =>
    names
      .filter(
        (_, index) => turned(numberOf(given, index), turned(numberOf(given, given.asked), [1, 2])).join() === '1,2',
      )
      .join(),
})
