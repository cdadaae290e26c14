import { configure } from '@testing-library/react'

// A busy machine is slow, not wrong, so tests wait long enough.
configure({ asyncUtilTimeout: 10_000 })
