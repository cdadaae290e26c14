// `npx tsx bench/mixed.ts [workers] [students in the database]`: finds how many students this machine can serve. Each makes 30 requests
// an hour, like a phone that has the app (load/student-day.ts). The limit is reached when one request in a hundred takes longer than
// 250 ms or any is refused. Requests start at random moments, whether or not earlier ones are answered. The sender runs on the same
// machine, and its processor time is printed too. Takes eight minutes with 100,000 students; nothing else should run.
import { cpus } from 'node:os'
import { findHeld, printBySort, requestsAnHour } from './load/held.ts'
import { openSchool } from './load/school.ts'
import { demandMeasured } from './lib/measured.ts'

const workers = process.argv[2] ?? '1'
const students = Number(process.argv[3] ?? 100_000)

const school = await openSchool(students, { WORKERS: workers })
try {
  const { aSecond, students: held, arrivals } = await findHeld(school, { stepSeconds: 15, confirmSeconds: 60 })
  printBySort(arrivals)
  demandMeasured({ 'students held': held, arrivals: arrivals.length })
  console.log(
    `${held} students at ${requestsAnHour} requests an hour each (${aSecond.toFixed(0)} a second) can be served on ${cpus().length} cores, WORKERS=${workers}`,
  )
} finally {
  await school.close()
}
