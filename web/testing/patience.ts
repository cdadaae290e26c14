import { configure } from '@testing-library/react'

// A machine with much to do is slow, not wrong: what comes at all is waited for.
configure({ asyncUtilTimeout: 5000 })
