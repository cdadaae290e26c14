// One file of the build for everything that the dashboard computes from the answers on this phone.
export { slipCard } from '../mistakes/SlipCard.tsx'
export { todayHere } from '../plan/today-here.ts'
