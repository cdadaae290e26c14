// `npx tsx bench/mixed.ts [workers] [students in the database]`: how many students this machine holds, each of whom makes 30 requests in an
// hour as a phone does that has the app (load/student-day.ts), until one request of a hundred takes longer than 250 ms, or any is
// refused. Requests begin at random moments, whether or not earlier ones are answered. The sender runs on the same machine; what it
// uses is printed beside the rest. Eight minutes with 100,000 students; wants nothing else to run.
import { cpus } from 'node:os'
import { findHeld, printBySort, requestsAnHour } from './load/held.ts'
import { openSchool } from './load/school.ts'
import { demandMeasured } from './measured.ts'

const workers = process.argv[2] ?? '1'
const students = Number(process.argv[3] ?? 100_000)

const school = await openSchool(students, { WORKERS: workers })
try {
  const { aSecond, students: held, arrivals } = await findHeld(school, { stepSeconds: 15, confirmSeconds: 60 })
  printBySort(arrivals)
  demandMeasured({ 'students held': held, arrivals: arrivals.length })
  console.log(
    `${held} students at ${requestsAnHour} requests an hour each (${aSecond.toFixed(0)} a second) are held on ${cpus().length} cores, WORKERS=${workers}`,
  )
} finally {
  await school.close()
}
