import { amountRows } from './amount-rows.ts'
import { orderRows } from './order-rows.ts'
import { roleRows } from './role-rows.ts'
import { entailmentForms } from './statements.ts'

export const amountForms = entailmentForms([...amountRows, ...orderRows, ...roleRows])
